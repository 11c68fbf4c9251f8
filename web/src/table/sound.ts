// Short soft sounds, made on the spot; silent until they are switched on.
import { settings } from '../session/settings.svelte';

let context: AudioContext | null = null;

const NOTES = { turn: [523, 784], move: [220], end: [392, 523, 659] }; // no rule: pitches

export function ring(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [place, pitch] of NOTES[what].entries()) note(context, pitch, context.currentTime + place * 0.13);
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.06, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
