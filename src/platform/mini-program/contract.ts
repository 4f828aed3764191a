import type { Done } from '../outcome'

interface MiniProgramTarget {
  /** Id of the other program on this host. */
  appId: string
  /** A page path with a query. */
  path?: string
  /** Address that opens the program from the web: https, or a scheme of a listed app (domain/jump). */
  link?: string
}

/** Opens another mini program. */
export type OpenMiniProgram = (target: MiniProgramTarget) => Promise<Done>
