import type { Done } from '../outcome'

export interface MiniProgramTarget {
  /** The other program's id on this host. */
  appId: string
  /** A page path with its query. */
  path?: string
  /** The web's way in: an https, `alipays:` or `weixin:` address. */
  link?: string
}

/** Opens another mini program. */
export type OpenMiniProgram = (target: MiniProgramTarget) => Promise<Done>
