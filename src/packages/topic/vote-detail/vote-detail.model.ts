import { makeAutoObservable, runInAction } from 'mobx'
import {
  type Ballot,
  castBallot,
  type OwnBallots,
  type Vote,
  voteBallots,
  type VoteCounts,
  voteCounts,
  voteDetail,
} from '@/api/vote'
import type { LoadStatus, Resource } from '@/components/screen/async-resource'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { DAY, startOfDay } from '@/domain/schedule/local-time'
import { receiptOf } from '@/domain/vote/tally'
import {
  canChange,
  isStanding,
  isTallyPublic,
  isValidChoice,
  percentages,
  type VotePhase,
  votePhase,
} from '@/domain/vote/vote'
import { randomHex, randomKey } from '@/lib/random-key'
import { type Poll, poll } from '@/lib/poll'
import { checkPublicList, type ListCheck } from './public-list'
import { storeSalt } from './vote-receipts'

/** Milliseconds between two loads of the counts: in view, and in the background or after the end. */
const POLL_INTERVAL = 5_000
const SLOW_INTERVAL = 60_000
/**
 * Delay of a load after a time of the vote, ms. The device's clock may be ahead of the gateway's, and the gateway counts
 * the last ballots within a second.
 */
const DELAY = 2_000
/** Minutes before the start at which the calendar reminds. */
const ALARM = 10

/** Result of an option. */
export interface OptionResult {
  count: number
  /** Whole percent of all choices. */
  percent: number
}

/** Model of a vote: the choice of this buyer, the counts, and the check of the public list. */
export class VoteDetailModel {
  readonly vote: Resource<Vote>
  readonly own: Resource<OwnBallots>
  readonly counts: Resource<VoteCounts>
  /** Chosen options, in the order of the choice. */
  chosen: readonly string[] = []
  /** Id of the ballot that is being changed; '' for a new ballot. */
  changing = ''
  /** Time by which the screen is drawn, epoch ms. It changes at the times of the vote. */
  now: number
  checked: ListCheck | null = null
  private cancelTimer: (() => void) | null = null
  private watch: Poll<VoteCounts> | null = null
  /** The last request, which is sent again with the same key after a failure. */
  private last: { content: string; salt: string; idempotencyKey: string } | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly id: string,
  ) {
    const { clock, screen, stores } = deps
    this.now = clock.now()
    this.vote = screen.query(voteDetail, { id }, { options: HANDLES_NOT_FOUND })
    this.own = screen.query(voteBallots, { id }, { when: () => stores.user.loggedIn, options: { silent: true } })
    this.counts = screen.resource(this.readCounts, { perUser: true })
    makeAutoObservable<this, 'readCounts' | 'cancelTimer' | 'watch' | 'last'>(
      this,
      { readCounts: false, cancelTimer: false, watch: false, last: false },
      { autoBind: true, deep: false },
    )
    screen.reaction(() => this.vote.value, this.awaitChange)
    screen.reaction(
      () => screen.visible,
      (visible) => visible && this.watch?.again(),
    )
    screen.reaction(() => this.counts.value !== null, this.watchCounts)
    screen.reaction(() => this.changing !== '' && !this.isChanging, this.endChange)
  }

  get phase(): VotePhase {
    const { value } = this.vote
    return value ? votePhase(value, this.now) : 'CANCELED'
  }

  /** The newest ballot that counts or is being checked; null without one. */
  get ballot(): Ballot | null {
    return this.own.value?.ballots.find(({ state }) => isStanding(state)) ?? null
  }

  /** True while the buyer chooses: for a new ballot, or for a change. A visitor logs in before the ballot is sent. */
  get isChoosing(): boolean {
    if (this.phase !== 'OPEN') return false
    if (this.isChanging) return true
    if (!this.deps.stores.user.loggedIn) return true
    return this.own.value !== null && this.own.value.block === null
  }

  /** True while the buyer changes a ballot that can still be changed. */
  get isChanging(): boolean {
    return this.changing !== '' && this.mayChange && this.ballot?.ballotId === this.changing
  }

  /** True if this host can add a first phone number to an account (decision 47). */
  get canAddPhone(): boolean {
    return this.deps.platform.host.isMini
  }

  /** Status of the own ballots; `ready` for a visitor, who has none. */
  get ownStatus(): LoadStatus {
    return this.deps.stores.user.loggedIn ? this.own.status : 'ready'
  }

  get mayChange(): boolean {
    const { value } = this.vote
    return value !== null && this.ballot !== null && canChange(value, this.now)
  }

  get isComplete(): boolean {
    const { value } = this.vote
    return value !== null && isValidChoice(this.chosen, value)
  }

  get isTallyPublic(): boolean {
    const { value } = this.vote
    return value !== null && this.phase === 'OVER' && isTallyPublic(value, this.now)
  }

  /** Results by option id; null while they are hidden, before the start, and after a cancellation. */
  get results(): ReadonlyMap<string, OptionResult> | null {
    const { value } = this.counts
    if (!value || value.hidden || this.phase === 'TO_COME' || this.phase === 'CANCELED') return null
    const shares = percentages(value.options.map(({ count }) => count))
    return new Map(value.options.map(({ optionId, count }, at) => [optionId, { count, percent: shares[at] }]))
  }

  /** Chooses an option, or removes the choice of one of several. The oldest choice gives way to one too many. */
  choose(optionId: string): void {
    const most = this.vote.value?.most ?? 1
    if (most > 1 && this.chosen.includes(optionId)) this.chosen = this.chosen.filter((id) => id !== optionId)
    else this.chosen = [...this.chosen.filter((id) => id !== optionId), optionId].slice(-most)
  }

  /** Begins the change of the newest ballot. */
  change(): void {
    const { ballot } = this
    if (!ballot) return
    this.changing = ballot.ballotId
    this.chosen = ballot.optionIds
  }

  cancelChange(): void {
    this.changing = ''
    this.chosen = []
  }

  /** Sends the ballot. A visitor logs in first. Never rejects. */
  async cast(): Promise<void> {
    const { client, dialogs, navigate, stores } = this.deps
    if (!this.isComplete) return
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.cast())
    const { chosen: optionIds, changing: replaces, id } = this
    const content = JSON.stringify([optionIds, replaces, stores.user.userId])
    if (this.last?.content !== content) this.last = { content, salt: randomHex(32), idempotencyKey: randomKey() }
    const { salt, idempotencyKey } = this.last
    const receipt = receiptOf(id, optionIds, salt)
    try {
      const request = { id, optionIds, receipt, replaces, idempotencyKey }
      storeSalt(this.deps, id, optionIds, salt, false)
      this.own.put(await client.call(castBallot, request, { inlineErrors: true }))
      storeSalt(this.deps, id, optionIds, salt, true)
      this.last = null
      this.cancelChange()
      this.watch?.again()
    } catch (error) {
      await alertFailure(dialogs, error)
      // The merchant may have ended or canceled the vote while the screen was open.
      await Promise.all([this.own.load(), this.vote.load()])
      this.watch?.again()
    }
  }

  /** Adds up the public list on this device, and finds the own ballots in it. Never rejects. */
  async check(): Promise<void> {
    const { dialogs, stores } = this.deps
    try {
      // Without the current states, a replaced or void ballot would count as lost.
      if (stores.user.loggedIn && !(await this.own.load())) throw this.own.error
      const checked = await checkPublicList(this.deps, this.id, this.own.value?.ballots ?? [])
      runInAction(() => (this.checked = checked))
    } catch (error) {
      await alertFailure(dialogs, error)
    }
  }

  /** Adds the start of the vote to the calendar. */
  remind() {
    const { value } = this.vote
    if (!value) return null
    const { voteId, title, startTime, utcOffset } = value
    return this.deps.platform.addToCalendar({
      ...{ id: `vote-${voteId}`, title, startsAt: startTime, endsAt: startTime, utcOffset, location: '' },
      alarmMinutes: ALARM,
    })
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }

  dispose(): void {
    this.watch?.dispose()
  }

  /** Ends a change that is no longer possible, such as after the end of the vote. */
  private endChange(isLost: boolean): void {
    if (isLost) this.cancelChange()
  }

  /** Draws the screen again after the next time of the vote, with the current result and own ballots. */
  private awaitChange(vote: Vote | null): void {
    this.cancelTimer?.()
    this.now = this.deps.clock.now()
    if (!vote) return
    // A new day brings new ballots.
    const newDay = vote.perPerson === 'A_DAY' ? startOfDay(this.now, vote.utcOffset) + DAY : 0
    const times = [vote.startTime, vote.endTime, vote.changeUntil ?? 0, vote.resultAt ?? 0, newDay]
    const coming = times.map((time) => time + DELAY).filter((time) => time > this.now)
    if (coming.length === 0) return
    this.cancelTimer = runAt(this.deps, Math.min(...coming), () => {
      this.awaitChange(vote)
      void this.counts.load()
      if (this.deps.stores.user.loggedIn) void this.own.load()
    })
  }

  /** Polls the counts once they are loaded. */
  private watchCounts(): void {
    this.watch ??= poll(this.deps, this.readCounts, {
      wait: () => (this.deps.screen.visible && this.phase === 'OPEN' ? POLL_INTERVAL : SLOW_INTERVAL),
      settled: () => false,
      seen: (counts) => this.counts.put(counts),
    })
  }

  private readonly readCounts = async (): Promise<VoteCounts> => {
    const { client } = this.deps
    const { value } = this.counts
    const since = value && !value.hidden ? { since: value.version } : {}
    const fresh = await client.call(voteCounts, { id: this.id, ...since }, { silent: true })
    return fresh.isSame && value ? { ...fresh, options: value.options } : fresh
  }
}
