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

/** State of a right for the buyer. */
export type RightState =
  /** A visitor, who may have the right. */
  | 'VISITOR'
  /** A higher level has it. */
  | 'LOCKED'
  | 'HAS'
  /** The birthday gift can be collected, was collected, or the profile has no birthday. */
  | 'COLLECT'
  | 'USED'
  | 'NO_BIRTHDAY'

/** One right of a member level, and its state for the buyer. */
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

  /** The buyer's level; 0 for visitors and buyers without one. */
  get ownLevel(): number {
    return this.loggedIn ? (this.current.value?.level ?? 0) : 0
  }

  /** The level of the address, else the buyer's own, else the first. */
  get level(): LevelWithRights | null {
    const all = this.levels.value ?? []
    const find = (wanted: number) => all.find(({ level }) => level === wanted)
    return find(Number(this.asked.level)) ?? find(this.ownLevel) ?? all[0] ?? null
  }

  /** The right of the address, else the first of the level; null for an unknown one. */
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

  /** Collects the birthday gift, and loads its state. */
  async collect(): Promise<void> {
    await takeBirthday(this.deps, this.giftKey)
    await this.birthday.load()
  }
}
