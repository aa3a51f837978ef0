import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { components } from '../generated/contract';
import type { RelyingParty } from './relyingParty';

type Schemas = components['schemas'];

/** Signatures that are taken, by their numbers at COSE: EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** A public key that an authenticator has made. */
export interface MadePasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  isSynced: boolean;
}

/** A proof that holds: what the authenticator says of itself. */
export interface ProvedPasskey {
  counter: number;
  isSynced: boolean;
}

interface Expected extends RelyingParty {
  challenge: string;
}

/** Reads a new passkey; null if it is not for this site and challenge, or nobody was verified. */
export async function readMade(
  { credentialId: id, clientDataJSON, attestationObject }: Schemas['PasskeyAttestation'],
  expected: Expected,
): Promise<MadePasskey | null> {
  const { registrationInfo } = await orNull(
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      ...expectations(expected),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (registrationInfo === undefined) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialBackedUp,
  };
}

/** Checks the proof of a passkey; null if it does not hold. Its counter is not compared here. */
export async function readProof(
  { credentialId: id, clientDataJSON, authenticatorData, signature }: Schemas['PasskeyAssertion'],
  publicKey: string,
  expected: Expected,
): Promise<ProvedPasskey | null> {
  const { verified, authenticationInfo } = await orNull(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      ...expectations(expected),
      requireUserVerification: true,
      // Two proofs at the same time are told apart by one statement at the database, not here.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    }),
  );
  if (verified !== true || authenticationInfo === undefined) return null;
  return {
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
  };
}

const expectations = ({ id, origins, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: id,
});

/** The library throws for whatever is wrong with a proof, which is the caller's fault. */
const orNull = <Verified extends object>(verified: Promise<Verified>): Promise<Partial<Verified>> =>
  verified.catch(() => ({}));
