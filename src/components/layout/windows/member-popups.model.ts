import { makeAutoObservable } from 'mobx'
import {
  type BirthdayNews,
  type LevelUpgrade,
  type PopSetting,
  popSetting,
  stopBirthdayPopup,
  stopUpgradePopup,
  takePopup,
} from '@/api/member-popup'
import type { SharedResource } from '../../screen/shared-resource'
import { toastFailure } from '../../screen/notify-failure'
import type { ModelDeps } from '../../screen/use-model'

/** A due popup about the membership: a new level or a birthday. */
export type MemberPopup = { kind: 'LEVEL'; news: LevelUpgrade } | { kind: 'BIRTHDAY'; news: BirthdayNews }

const STOPS = { LEVEL: stopUpgradePopup, BIRTHDAY: stopBirthdayPopup } as const

/** Time for which a response is reused, ms, because home and the account's tab request it in turn. */
const STALE_TIME = 60_000

/** Returns the popups of an answer in their order. */
const popupsOf = ({ levelUpgrade, birthday }: PopSetting): MemberPopup[] => [
  ...(levelUpgrade ? [{ kind: 'LEVEL' as const, news: levelUpgrade }] : []),
  ...(birthday ? [{ kind: 'BIRTHDAY' as const, news: birthday }] : []),
]

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'screen' | 'stores'>

/**
 * Popups about the member level and the birthday, on the screens that draw them (decision 82). The gateway must
 * release each popup before it is shown, so that it appears on one device only.
 */
export class MemberPopups {
  private readonly setting: SharedResource<PopSetting>
  /** Popups that were requested here, with the result: null until the response, false if a device has shown it. */
  private taken: ReadonlyMap<string, boolean | null> = new Map()

  constructor(private readonly deps: Deps) {
    const { screen, stores } = deps
    this.setting = screen.query(
      popSetting,
      {},
      { when: () => stores.user.loggedIn, staleTime: STALE_TIME, options: { silent: true } },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True while it is unknown if a popup follows. Later popups of the page wait. */
  get pending(): boolean {
    const { setting, next } = this
    if (!this.deps.stores.user.loggedIn) return false
    if (next) return !this.isMine(next)
    return setting.value === null && setting.status !== 'failed'
  }

  /** The popup to draw; null without a due popup, and while the screen is hidden or a dialog is open. */
  get current(): MemberPopup | null {
    const { next } = this
    return next && this.isMine(next) && this.isFree ? next : null
  }

  /** Key of the popup that can be drawn now and must be requested first; null without such a popup. */
  get wanted(): string | null {
    const { next } = this
    return next && this.isFree && !this.taken.has(this.keyOf(next)) ? this.keyOf(next) : null
  }

  /**
   * Requests the next popup from the gateway. Never rejects. Called by the mounted component only, because React may
   * create a second model that it never mounts.
   */
  async take(): Promise<void> {
    const { next } = this
    if (!next || this.wanted === null) return
    this.setTaken(next, null)
    const { popupId } = next.news
    const isMine = await this.deps.client.call(takePopup, { popupId }, { silent: true }).catch(() => false)
    this.setTaken(next, isMine)
  }

  /** Closes the current popup. */
  close(): void {
    const { next } = this
    if (next) this.setTaken(next, false)
  }

  /** Stops all popups of this kind for the account, on all devices, and closes the current one. */
  async stop(): Promise<void> {
    const { next } = this
    if (!next) return
    try {
      await this.deps.client.call(STOPS[next.kind], {})
      this.setTaken(next, false)
    } catch (error) {
      toastFailure(this.deps.dialogs, error)
    }
  }

  /** The first popup that is due and not finished on this device. */
  private get next(): MemberPopup | null {
    const { stores } = this.deps
    if (!stores.user.loggedIn || !this.setting.value) return null
    return popupsOf(this.setting.value).find((popup) => this.taken.get(this.keyOf(popup)) !== false) ?? null
  }

  private get isFree(): boolean {
    const { dialogs, screen } = this.deps
    return screen.visible && dialogs.current === null
  }

  private isMine(popup: MemberPopup): boolean {
    return this.taken.get(this.keyOf(popup)) === true
  }

  /** Includes the user id, because birthday popups of two buyers on one device have equal ids. */
  private keyOf({ news }: MemberPopup): string {
    return `${this.deps.stores.user.userId}/${news.popupId}`
  }

  private setTaken(popup: MemberPopup, isMine: boolean | null): void {
    this.taken = new Map([...this.taken, [this.keyOf(popup), isMine]])
  }
}
