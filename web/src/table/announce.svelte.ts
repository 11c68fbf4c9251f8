// Tab title, icon and sound say that it is your turn.
import { say } from '../words';
import type { Scene } from './scene.svelte';
import { ring } from './sound';

export function announceTurns(scene: Scene, title: string): void {
  let before: boolean | null = null;

  $effect(() => {
    const moment = scene.session.moment;
    const yours = moment?.decision != null;
    document.title = yours ? say('turn_title', { title }) : `${title} · ${say('name')}`;
    document
      .querySelector<HTMLLinkElement>('link[rel="icon"]')
      ?.setAttribute('href', yours ? '/candle-lit.svg' : '/candle.svg');
    if (moment?.over && before !== null) ring('end');
    else if (yours && before === false) ring('turn');
    else if (before !== null) ring('move');
    before = yours;
  });

  $effect(() => () => {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', '/candle.svg');
  });
}
