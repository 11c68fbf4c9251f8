// Who plays in this browser, as the server knows them.
import * as api from './api';
import { oldName } from './settings.svelte';
import type { Me } from './types';

export const known: { me: Me | null } = $state({ me: null });

/** Ask the server who this is. A name that an earlier version kept in the browser becomes the player's. */
export async function meet(): Promise<Me> {
  known.me ??= await api.me();
  const name = oldName();
  if (name) await callMe(name).catch(() => undefined);
  return known.me;
}

/** What is asked again when something about the player has changed. */
export async function meetAgain(): Promise<Me> {
  known.me = await api.me();
  return known.me;
}

/** Be called like this at tables from now on. */
export async function callMe(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== known.me?.name) known.me = await api.rename(wanted);
}
