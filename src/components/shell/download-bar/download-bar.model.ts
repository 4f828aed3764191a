import { makeAutoObservable } from 'mobx'
import type { Terminal } from '@/domain/jump/jump-address'
import { chooseJump, encodeJumpTarget, type Jump, type JumpInfo } from '@/domain/jump/jump-info'
import type { Clock } from '@/lib/clock'
import type { BrowserType } from '@/platform/host/contract'
import { fetchJump, followJump, jumpHost, type JumpServices } from '../../jump/open-jump'

/**
 * Time in milliseconds after which the app store opens. If the page is then still in view, the app did not open (domain
 * §9).
 */
const STORE_DELAY = 3_000

/**
 * Preferred targets by the browser that shows the page: a chat app's own mini program first, otherwise the merchant's
 * app.
 */
const PREFERRED: Record<BrowserType, readonly Terminal[]> = {
  WEIXIN: ['WEIXIN_MINI', 'APP'],
  ALIPAY: ['ALIPAY_MINI', 'APP'],
  OTHER: ['APP', 'WEIXIN_MINI', 'ALIPAY_MINI'],
}

export interface DownloadPage {
  name: string
  params: Readonly<Record<string, string>>
}

type Deps = JumpServices & { clock: Clock; page: () => DownloadPage }

/** Opens the page in view in the app or the mini program, else the app's store (domain §2, §8, §9). */
export class DownloadBarModel {
  private disposed = false

  constructor(private readonly deps: Deps) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Opens the app, or else the app store. Returns `closed` if neither opened. Returns `gone` if the page or screen was
   * left, or the store is opening.
   */
  async openNow(): Promise<'closed' | 'gone'> {
    const { name, params } = this.deps.page()
    const info = await fetchJump({ pageName: name, target: encodeJumpTarget(params) }, this.deps)
    if (this.disposed) return 'gone'
    const jump = info && this.choose(info)
    if (!jump) return 'closed'
    const hasLeft = this.deps.platform.appLink.watchLeaving()
    const opened = await followJump(jump, this.deps)
    await new Promise<void>((resolve) => void this.deps.clock.setTimeout(resolve, STORE_DELAY))
    if (hasLeft() || this.disposed) return 'gone'
    return opened.kind === 'done' && (await this.openStore()) ? 'gone' : 'closed'
  }

  close(): void {
    this.deps.stores.session.closeDownloadBar()
  }

  /** Cancels the opening of the store when the screen is left or the bar is closed. */
  dispose(): void {
    this.disposed = true
  }

  /**
   * Returns the link of the app or mini program. Returns null without an app or mini program, and if the link opens
   * this page.
   */
  private choose(info: JumpInfo): Exclude<Jump, { kind: 'none' }> | null {
    const jump = chooseJump(info, jumpHost(this.deps, PREFERRED[this.deps.platform.host.browserType]))
    if (jump.kind === 'none') {
      this.deps.log('jump refused', { reason: jump.reason })
      return null
    }
    return jump.kind === 'page' && !/^https:/i.test(jump.address) ? null : jump
  }

  private async openStore(): Promise<boolean> {
    const { platform, stores } = this.deps
    const { iosStoreUrl: ios = '', androidPackageUrl: android = '' } = stores.shop.config?.downloadBar ?? {}
    return (await platform.appLink.openStore({ ios, android })).kind === 'done'
  }
}
