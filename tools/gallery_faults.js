// What a person could not read or press: clipped text, small type, small or covered targets, a page wider than its window.
({ isTouched }) => {
  const SMALLEST_TYPE = 12;
  const SMALLEST_TARGET = isTouched ? 44 : 24;
  const faults = [];
  const nameOf = (one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
    return `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join('.')} "${words}"`;
  };
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const isHidden = style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0;
    return !isHidden && box.width > 1 && box.height > 1 && one.checkVisibility();
  };
  const hasOwnText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const isForScreenReaders = (one) => one.closest('.sr, .visually-hidden, [aria-hidden="true"]') !== null;

  if (document.documentElement.scrollWidth > innerWidth + 1) {
    faults.push(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);
  }
  for (const one of document.body.querySelectorAll('*')) {
    if (!hasOwnText(one) || !isSeen(one) || isForScreenReaders(one)) continue;
    const style = getComputedStyle(one);
    let size = Number.parseFloat(style.fontSize);
    const svg = one.closest('svg');
    if (svg && svg.getScreenCTM) size *= one.getScreenCTM?.()?.a ?? 1;
    if (size < SMALLEST_TYPE - 0.05) faults.push(`small type, ${size.toFixed(1)} px: ${nameOf(one)}`);
    const isCut = style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    if (isCut && style.overflowX !== 'auto' && style.overflowX !== 'scroll') faults.push(`clipped: ${nameOf(one)}`);
  }
  for (const one of document.querySelectorAll('button, a[href], input, select, [role="button"]')) {
    if (!isSeen(one) || one.disabled) continue;
    const box = one.getBoundingClientRect();
    const isInText = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    const smallest = Math.min(box.width, box.height);
    if (smallest < SMALLEST_TARGET - 0.5 && !isInText && box.width * box.height < SMALLEST_TARGET * 400) {
      faults.push(`small target, ${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(one)}`);
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    const isReached = top && (one.contains(top) || top.contains(one) || top.closest('label')?.control === one);
    if (!isReached && top) faults.push(`covered by ${nameOf(top)}: ${nameOf(one)}`);
  }
  return [...new Set(faults)];
}
