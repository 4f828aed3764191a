import type { SilentAuth, SilentAuthDeps } from './silent-auth-contract'

/** Returns null, because a mini program requests the code from its host (`stores/host-login`). */
export const createSilentAuth = (_deps: SilentAuthDeps): SilentAuth | null => null
