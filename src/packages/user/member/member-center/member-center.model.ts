import { makeAutoObservable } from 'mobx'
import {
  type CurrentLevel,
  currentLevel,
  levelRights,
  type MemberLevel,
  memberLevels,
  type MemberRight,
} from '@/api/member'
import { birthdayGift, type BirthdayPackage } from '@/api/member-popup'
import { takeBirthday } from '@/components/member/take-birthday'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { randomKey } from '@/lib/random-key'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'screen' | 'stores'>

/** Model of the member center: all member levels, the displayed level, and the buyer's own level. */
export class MemberCenterModel {
  readonly levels: Resource<MemberLevel[]>
  /** The buyer's level; not loaded for visitors. */
  readonly current: Resource<CurrentLevel>
  /** Rights of the displayed level. */
  readonly rights: Resource<MemberRight[]>
  private readonly birthday: Resource<BirthdayPackage>
  private chosen: number | null
  private readonly giftKey = randomKey()

  /** @param level the level to display first; null for the buyer's own level */
  constructor(
    private readonly deps: Deps,
    level: number | null,
  ) {
    const { screen, stores } = deps
    const own = { when: () => stores.user.loggedIn }
    this.chosen = level
    this.levels = screen.query(memberLevels, {})
    this.current = screen.query(currentLevel, {}, own)
    this.birthday = screen.query(birthdayGift, {}, { ...own, options: { silent: true } })
    this.rights = screen.query(levelRights, () => ({ level: this.shown?.level ?? 0 }), {
      when: () => this.shown !== null,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** The displayed level: the chosen level, else the buyer's own level, else the first level. Null while unknown. */
  get shown(): MemberLevel | null {
    const { levels, own } = this
    if (levels.value === null || (this.loggedIn && this.chosen === null && own === null)) return null
    const wanted = this.chosen ?? own?.level
    return levels.value.find(({ level }) => level === wanted) ?? levels.value[0] ?? null
  }

  /** The buyer's level; null for visitors, and until the level has loaded. */
  get own(): CurrentLevel | null {
    return this.loggedIn ? this.current.value : null
  }

  /** Index of the displayed level, from 0. */
  get position(): number {
    const { levels, shown } = this
    return Math.max(0, levels.value?.findIndex(({ level }) => level === shown?.level) ?? 0)
  }

  /** The birthday gift that can be collected; null if there is no such gift. */
  get gift(): BirthdayPackage | null {
    const { value } = this.birthday
    return this.loggedIn && value?.state === 'OPEN' ? value : null
  }

  /** Reloads the levels and the buyer's own level after a failure. */
  async retry(): Promise<void> {
    await Promise.all([this.levels.load(), this.loggedIn && this.current.load()])
  }

  /** Displays the level with this index. */
  show(position: number): void {
    this.chosen = this.levels.value?.[position]?.level ?? this.chosen
  }

  /**
   * Collects the birthday gift. Reloads the state of the gift even after a failure, because another device may have
   * collected it.
   */
  async collect(): Promise<void> {
    await takeBirthday(this.deps, this.giftKey)
    await this.birthday.load()
  }
}
