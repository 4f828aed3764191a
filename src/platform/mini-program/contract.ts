import type { Done } from '../outcome'

interface MiniProgramTarget {
  /** The id of the other program on this host. */
  appId: string
  /** A page path with its query. */
  path?: string
  /** The address that opens it on the web: https, or a listed app's scheme (domain/jump). */
  link?: string
}

/** Opens another mini program. */
export type OpenMiniProgram = (target: MiniProgramTarget) => Promise<Done>
