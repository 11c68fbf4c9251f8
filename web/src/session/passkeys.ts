// Passkeys: what the browser's authenticator is asked, and what of its answers the server needs.
import * as api from './api';
import type { PasskeyQuestion } from './types';

const ALGORITHMS = [-8, -7, -257]; // EdDSA, ES256, RS256
const ADDRESS = /^\[|^[0-9.]+$/;

/** Browsers make passkeys only on secure pages of hosts with a name. */
export const canUsePasskeys = () =>
  isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(location.hostname);

export async function addPasskey(): Promise<void> {
  const question = await api.askNewPasskey();
  const made = await navigator.credentials.create({ publicKey: creation(question) });
  if (!(made instanceof PublicKeyCredential)) return;
  const response = made.response as AuthenticatorAttestationResponse;
  await api.addPasskey({
    id: made.id,
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  });
}

export async function signInByPasskey(): Promise<void> {
  const { challenge, host } = await api.askPasskey();
  const publicKey = { challenge: bytesOf(challenge), rpId: host, userVerification: 'required' as const };
  const used = await navigator.credentials.get({ publicKey });
  if (!(used instanceof PublicKeyCredential)) return;
  const response = used.response as AuthenticatorAssertionResponse;
  await api.usePasskey({
    id: used.id,
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  });
}

function creation({ challenge, host, user, name, known }: PasskeyQuestion): PublicKeyCredentialCreationOptions {
  return {
    challenge: bytesOf(challenge),
    rp: { id: host, name: host },
    user: { id: new TextEncoder().encode(user), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
}

/** Bytes as base64url, and back. */
function textOf(buffer: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
