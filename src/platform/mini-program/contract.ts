import type { Done } from '../outcome'

interface MiniProgramTarget {
  /** The id of the other program on this host. */
  appId: string
  /** A page path with its query. */
  path?: string
  /** Address with which the web opens it: https, or a scheme of a listed app (domain/jump). */
  link?: string
}

/** Opens another mini program. */
export type OpenMiniProgram = (target: MiniProgramTarget) => Promise<Done>
