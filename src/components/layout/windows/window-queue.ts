import { makeAutoObservable } from 'mobx'
import type { Layout, Notice } from '@/api/layout'
import { keys, type Stored } from '@/platform/storage/keys'
import type { Services } from '../../services'
import { isWindow, type WindowComponent } from './is-window'

/** A popup of a page: a notice, or a whole component. `id` identifies it in the stored records. */
export type PageWindow =
  | { kind: 'notice'; id: string; notice: Notice }
  | { kind: 'component'; id: string; component: Exclude<WindowComponent, { type: 'NOTICE_WINDOW' }> }

/** Maximum stored records; the oldest are dropped. */
const MAX_READS = 100

/** Components whose popup was closed since the app started. Such popups open once per visit. */
const closedInVisit = new Set<string>()

const isEmpty = (component: Exclude<WindowComponent, { type: 'NOTICE_WINDOW' }>): boolean =>
  component.type === 'COUPON_WINDOW' ? component.coupons.length === 0 : component.imageUrl === ''

const windowsOf = (component: WindowComponent, layoutId: string): PageWindow[] => {
  if (component.type === 'NOTICE_WINDOW')
    return component.notices.map((notice) => ({ kind: 'notice', id: notice.noticeId, notice }))
  if (isEmpty(component)) return []
  return [{ kind: 'component', id: `${layoutId}/${component.componentId}`, component }]
}

/** Queue of a page's popups, notices first. Notices are shown until they are read, other popups once per visit. */
export class WindowQueue {
  private waiting: readonly PageWindow[]
  private readonly pageSource: string

  /** @param showId id of the page's show; '' otherwise */
  constructor(
    private readonly deps: Pick<Services, 'clock' | 'platform' | 'stores' | 'track'>,
    { components, layoutId }: Pick<Layout, 'components' | 'layoutId'>,
    private readonly showId: string,
  ) {
    this.pageSource = layoutId
    const read = new Set(this.reads.map(({ announcementId }) => announcementId))
    const windows = components
      .filter(isWindow)
      .flatMap((component) => windowsOf(component, layoutId))
      .filter(({ kind, id }) => (kind === 'notice' ? !read.has(id) : !closedInVisit.has(id)))
    const isNotice = ({ kind }: PageWindow): boolean => kind === 'notice'
    this.waiting = [...windows.filter(isNotice), ...windows.filter((each) => !isNotice(each))]
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get current(): PageWindow | null {
    return this.waiting[0] ?? null
  }

  /** Closes the current popup. Stores the id of a notice that was read. */
  close(): void {
    const { current } = this
    if (!current) return
    const { clock, platform, stores, track } = this.deps
    this.waiting = this.waiting.slice(1)
    if (current.kind === 'component') {
      closedInVisit.add(current.id)
      return
    }
    track({ name: 'click_close_notice', noticeId: current.id })
    const read = { announcementId: current.id, showId: this.showId, pageSource: this.pageSource, readAt: clock.now() }
    const others = this.reads.filter(({ announcementId }) => announcementId !== current.id)
    platform.storage.write(keys.popupReads, [...others, read].slice(-MAX_READS), stores.user.userId)
  }

  private get reads(): Stored<typeof keys.popupReads> {
    const { platform, stores } = this.deps
    return platform.storage.read(keys.popupReads, stores.user.userId) ?? []
  }
}
