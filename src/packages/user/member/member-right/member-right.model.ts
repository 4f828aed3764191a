import { makeAutoObservable } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { type CurrentLevel, currentLevel, type MemberRight } from '@/api/member'
import { birthdayGift, type BirthdayPackage } from '@/api/member-popup'
import { type LevelWithRights, loadLevelRights } from '@/components/member/level-rights'
import { takeBirthday } from '@/components/member/take-birthday'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { randomKey } from '@/lib/random-key'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'screen' | 'stores'>

/** State of a right from the perspective of this buyer. */
export type RightState =
  /** The visitor is not logged in, so the state is unknown. */
  | 'VISITOR'
  /** Only a higher level has the right. */
  | 'LOCKED'
  | 'HAS'
  /** States of the birthday gift: it can be collected, it was collected, or the profile contains no birthday. */
  | 'COLLECT'
  | 'USED'
  | 'NO_BIRTHDAY'

/** Model of one right of a member level, and its state for this buyer. */
export class MemberRightModel {
  readonly levels: Resource<LevelWithRights[]>
  readonly current: Resource<CurrentLevel>
  readonly birthday: Resource<BirthdayPackage>
  private readonly profile: Resource<Profile>
  private readonly giftKey = randomKey()

  constructor(
    private readonly deps: Deps,
    private readonly asked: { level?: string | undefined; rightType?: string | undefined },
  ) {
    const { screen, stores } = deps
    const own = { when: () => stores.user.loggedIn }
    this.levels = screen.resource(() => loadLevelRights(deps))
    this.current = screen.query(currentLevel, {}, own)
    this.birthday = screen.query(birthdayGift, {}, { ...own, options: { silent: true } })
    this.profile = screen.query(profile, {}, { ...own, options: { silent: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** The buyer's level; 0 for visitors and for buyers who have no level. */
  get ownLevel(): number {
    return this.loggedIn ? (this.current.value?.level ?? 0) : 0
  }

  /** The level in the address, else the buyer's own level, else the first level. */
  get level(): LevelWithRights | null {
    const all = this.levels.value ?? []
    const find = (wanted: number) => all.find(({ level }) => level === wanted)
    return find(Number(this.asked.level)) ?? find(this.ownLevel) ?? all[0] ?? null
  }

  /**
   * The right in the address, or the first right of the level if the address contains no right. Null for an unknown
   * right.
   */
  get right(): MemberRight | null {
    const rights = this.level?.rights ?? []
    const { rightType } = this.asked
    return (rightType === undefined ? rights[0] : rights.find((each) => each.rightType === rightType)) ?? null
  }

  get state(): RightState {
    const { birthday, level, loggedIn, ownLevel, right } = this
    if (!loggedIn) return 'VISITOR'
    if (level && ownLevel < level.level) return 'LOCKED'
    if (right?.rightType !== 'BIRTHDAY_GIFT') return 'HAS'
    if (birthday.value?.state === 'OPEN') return 'COLLECT'
    if (birthday.value?.state === 'TAKEN') return 'USED'
    return this.profile.value?.birthday === '' ? 'NO_BIRTHDAY' : 'HAS'
  }

  /** Collects the birthday gift, then reloads its state. */
  async collect(): Promise<void> {
    await takeBirthday(this.deps, this.giftKey)
    await this.birthday.load()
  }
}
