import type { SilentAuth, SilentAuthDeps } from './silent-auth-contract'

/** A mini program asks its host itself (`stores/host-login`). */
export const createSilentAuth = (_deps: SilentAuthDeps): SilentAuth | null => null
