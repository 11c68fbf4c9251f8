// What a person could not read or press: clipped, hidden or badly broken text, small type, small or covered targets, a page that does not fit.
({ isTouched, width }) => {
  const SMALLEST_TYPE = 12;
  const SMALLEST_TARGET = isTouched ? 44 : 24;
  const SPREAD = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down])); // points of a target
  const TARGETS = 'button, a[href], input, select, summary, [role="button"]';
  const LONG_LINE = 40; // its very end is looked at too
  const ARROW = 16; // of a field with choices
  const GAP = 5; // between names on a map, in its own measure
  const faults = [];
  const nameOf = (one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte-'));
    return `${[one.tagName.toLowerCase(), ...classes.slice(0, 2)].join('.')} "${words}"`;
  };
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const isHidden = style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0;
    return !isHidden && style.clipPath !== 'inset(50%)' && box.width > 1 && box.height > 1 && one.checkVisibility();
  };
  const hasOwnText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const isForScreenReaders = (one) => one.closest('.unseen') !== null;
  const opensInPlace = (one) => one.closest('.coach [aria-expanded="false"]') !== null; // a press shows the rest
  const dialog = document.querySelector('dialog[open]');
  const room = dialog ?? document.body; // nothing below a dialog can be pressed

  function checkText(one) {
    const style = getComputedStyle(one);
    let size = Number.parseFloat(style.fontSize);
    if (one.closest('svg')) size *= one.getScreenCTM?.()?.a ?? 1;
    if (size < SMALLEST_TYPE - 0.05) faults.push(`small type, ${size.toFixed(1)} px: ${nameOf(one)}`);
    const hides = (axis) => !['visible', 'auto', 'scroll'].includes(axis);
    const isCutAcross = hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
    const isCutBelow = hides(style.overflowY) && one.scrollHeight > one.clientHeight + size / 3; // lines may stand close
    if ((isCutAcross || isCutBelow) && !opensInPlace(one)) faults.push(`clipped: ${nameOf(one)}`);
  }

  /** What is chosen in a field does not fit it. */
  function checkChosen(field) {
    const style = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const wanted = pen.measureText(field.selectedOptions[0]?.textContent.trim() ?? '').width;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - ARROW;
    if (wanted > room + 1) faults.push(`clipped: ${nameOf(field)}`);
  }

  /** A word that goes on in the next line without a hyphen. */
  function checkWords(one) {
    if (getComputedStyle(one).overflowWrap === 'normal') return;
    for (const node of one.childNodes) {
      for (const { index, 0: word } of node.nodeType === 3 ? node.data.matchAll(/[\p{L}\u00ad]{6,}/gu) : []) {
        if (word.includes('\u00ad')) continue; // it says itself where
        const letters = document.createRange();
        letters.setStart(node, index);
        letters.setEnd(node, index + word.length);
        const parts = [...letters.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) faults.push(`broken word, ${word}: ${nameOf(one)}`);
      }
    }
  }

  /** A line of text whose middle or end lies under something else of the same card or panel. */
  function checkCover(one) {
    if (getComputedStyle(one).pointerEvents === 'none' || opensInPlace(one)) return;
    const lines = document.createRange();
    lines.selectNodeContents(one);
    const drawing = one.closest('svg')?.getBoundingClientRect(); // a picture that fills its place is cut at its edges
    for (const line of lines.getClientRects()) {
      if (drawing && (line.left < drawing.left || line.right > drawing.right)) continue;
      const isInWindow = line.top >= 0 && line.bottom <= innerHeight && line.left >= 0 && line.right <= innerWidth;
      const places = line.width > LONG_LINE ? [0.2, 0.5, 0.8, 0.97] : [0.2, 0.5, 0.8];
      const tops = isInWindow && line.width > 4 ? places.map((across) => topAt(line, across, 0.5)) : [];
      const cover = tops.find((top) => top && !top.contains(one) && !one.contains(top) && cardOf(top) === cardOf(one));
      if (cover) faults.push(`text under ${nameOf(cover)}: ${nameOf(one)}`);
    }
  }

  /** Names on a map that touch one another. */
  function checkNames(map) {
    const names = [...map.querySelectorAll('text.name')].filter(isSeen).map((one) => ({ one, box: one.getBBox() }));
    for (const [place, { one, box }] of names.entries()) {
      for (const other of names.slice(place + 1)) {
        const isBeside = box.x + box.width + GAP < other.box.x || other.box.x + other.box.width + GAP < box.x;
        const isBelow = Math.abs(rowOf(one) - rowOf(other.one)) > Math.min(box.height, other.box.height) * 0.62; // of letters
        if (!isBeside && !isBelow) faults.push(`names touch: ${nameOf(one)}, ${nameOf(other.one)}`);
      }
    }
  }

  const rowOf = (one) => one.getBBox().y;

  const cardOf = (one) => one.closest(`${TARGETS}, section, aside, li, .sheet, dialog`);

  /** The larger of a field and its label, which can be pressed for it. */
  function boxOf(one) {
    const boxes = [one, one.closest('label') ?? one.labels?.[0]].filter(Boolean).map((part) => part.getBoundingClientRect());
    return boxes.toSorted((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height))[0];
  }

  function checkSize(one) {
    const { width, height } = boxOf(one);
    const isInText = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    if (Math.min(width, height) < SMALLEST_TARGET - 0.5 && !isInText) {
      faults.push(`small target, ${Math.round(width)} × ${Math.round(height)}: ${nameOf(one)}`);
    }
  }

  /** What lies on top of a target; scrolling may bring it out from under something that stays. */
  function coverOf(one) {
    let cover = null;
    for (const block of ['nearest', 'start', 'center']) {
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const tops = SPREAD.map(([across, down]) => topAt(one.getBoundingClientRect(), across, down));
      const reached = tops.filter((top) => !top || one.contains(top) || top.contains(one) || top.closest('label')?.control === one);
      if (reached.length > 1) return null; // what stands on a space leaves the rest of it free
      cover = tops.find((top) => top && !reached.includes(top));
    }
    return cover;
  }

  function topAt({ left, top, width, height }, across, down) {
    return document.elementFromPoint(left + width * across, top + height * down);
  }

  const wide = Math.max(document.documentElement.scrollWidth, innerWidth) - width; // a phone shows all of a page that is too wide, smaller
  if (wide > 1) faults.push(`the page is ${wide} px too wide`);
  const tall = document.documentElement.scrollHeight - innerHeight;
  const isToFit = document.querySelector(':is([data-game="immortals"], [data-game="quests"], [data-game="shadow_kingdoms"]) main, .dividing') && !document.querySelector('.replay.panel');
  if (isToFit && innerWidth >= 960 && tall > 1) faults.push(`the table is ${tall} px too tall`);
  for (const one of room.querySelectorAll('*')) {
    if (!hasOwnText(one) || !isSeen(one) || isForScreenReaders(one)) continue;
    checkText(one);
    checkWords(one);
    checkCover(one);
  }
  for (const one of room.querySelectorAll('select')) if (isSeen(one)) checkChosen(one);
  for (const one of room.querySelectorAll('svg.names')) checkNames(one);
  for (const one of room.querySelectorAll(TARGETS)) {
    if (!isSeen(one) || one.disabled || getComputedStyle(one).pointerEvents === 'none') continue;
    checkSize(one);
    const cover = coverOf(one);
    const standsThere = one.matches('.thing:is(.dimmed, .quiet)') && cover?.closest('.thing'); // nothing is chosen there
    const isNotice = cover?.closest('.told'); // it goes when it has been read
    if (cover && !standsThere && !isNotice) faults.push(`covered by ${nameOf(cover)}: ${nameOf(one)}`);
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
}
