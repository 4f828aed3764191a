import { orderJump, terminalJump } from '@/api/jump'
import type { JumpTarget } from '@/api/layout-target'
import { type Terminal, TERMINALS } from '@/domain/jump/jump-address'
import {
  chooseJump,
  isOrderPage,
  isPageName,
  type Jump,
  type JumpHost,
  type JumpInfo,
  jumpInfoOf,
} from '@/domain/jump/jump-info'
import { texts } from '@/locales/texts'
import type { Done } from '@/platform/outcome'
import { done, refused, unsupported } from '@/platform/outcome'
import type { Services } from '../services'

export type JumpServices = Pick<Services, 'client' | 'dialogs' | 'log' | 'navigate' | 'platform' | 'stores'>

/**
 * Returns the host properties that decide which entry of a jump list opens. @param terminals terminals in order of
 * preference, instead of the host's own
 */
export const jumpHost = (
  { platform: { host, system }, stores }: Pick<Services, 'platform' | 'stores'>,
  terminals?: readonly Terminal[],
): JumpHost => {
  // All browsers open the addresses of the terminal `H5`.
  const own = TERMINALS.find((terminal) => terminal === host.terminalSrc) ?? 'H5'
  const isPhone = host.isWeb && host.name !== 'desktop-web' && !host.isDesktop(system.window().width)
  return {
    terminals: terminals ?? [own],
    opens: host.isMini ? own : isPhone ? 'apps' : 'pages',
    appScheme: stores.shop.config?.downloadBar?.appScheme ?? '',
  }
}

/** Opens the chosen address: screens and web pages by the router, programs and apps by the host. Never rejects. */
export const followJump = async (
  jump: Exclude<Jump, { kind: 'none' }>,
  { navigate, platform, stores }: JumpServices,
): Promise<Done> => {
  if (jump.kind === 'page') {
    await navigate.openAddress(jump.address)
    return done
  }
  if (jump.kind === 'app') return platform.appLink.open(jump.link, stores.shop.config?.downloadBar?.appScheme ?? '')
  const { appId, path, link } = jump
  // A mini program cannot open itself, so the page opens as a screen of the storefront.
  if (platform.host.isMini && appId === stores.shop.config?.appId) {
    await navigate.openAddress(path || 'home')
    return done
  }
  return platform.openMiniProgram({ appId, ...(path && { path }), link })
}

/** Loads the addresses of a page from the gateway. Returns null after a failure, which is logged. Never rejects. */
export const fetchJump = async (
  { pageName, target }: { pageName: string; target: string },
  { client, log, platform }: Pick<Services, 'client' | 'log' | 'platform'>,
): Promise<JumpInfo | null> => {
  if (!isPageName(pageName)) {
    log('jump refused', { reason: 'bad-page-name', pageName: pageName.slice(0, 64) })
    return null
  }
  try {
    if (isOrderPage(pageName)) return await client.call(orderJump, { pageName }, { silent: true })
    const miniAppType = platform.host.terminalSrc
    return await client.call(terminalJump, { miniAppType, pageName, target }, { silent: true })
  } catch (error) {
    log('jump failed', { pageName, reason: String(error) })
    return null
  }
}

const outcomeOf = async (params: JumpTarget['params'], services: JumpServices): Promise<Done> => {
  const { pageName = '', target = '' } = params
  const listed = jumpInfoOf(params)
  const info = listed ?? (await fetchJump({ pageName, target }, services))
  if (!info) return refused('failed')
  const jump = chooseJump(info, jumpHost(services))
  if (jump.kind !== 'none') return followJump(jump, services)
  services.log('jump refused', { reason: jump.reason, targetTerminal: info.targetTerminal.slice(0, 64) })
  return jump.reason === 'not-here' ? unsupported : refused('failed')
}

/**
 * Opens a jump list (shell §2): the entry for this host, else the entry for its target terminal. Shows and logs
 * failures (domain §8).
 */
export const openJump = async (params: JumpTarget['params'], services: JumpServices): Promise<void> => {
  const { kind } = await outcomeOf(params, services)
  if (kind === 'done' || kind === 'cancelled') return
  services.dialogs.toast(texts.translator()(kind === 'unsupported' ? 'error.unsupported' : 'error.jumpFailed'))
}
