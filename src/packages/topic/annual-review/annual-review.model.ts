import { makeAutoObservable } from 'mobx'
import { annualReview, type AnnualReview } from '@/api/annual-review'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type PageKind, reviewPages } from './review-pages'

/** Display duration of a page, ms. It must be the same as the duration of the progress bar's animation. */
export const PAGE_TIME = 6_000
/** Minimum distance of a swipe, CSS px (shell §9). */
const SWIPE = 100
/** Minimum duration of a touch that only pauses the story, ms. */
const HOLD = 300
/** Time after the end of a touch within which the host reports a tap, ms. */
const TAP_DELAY = 400

/** Model of the yearly review as a story: the current page and the automatic advance. */
export class AnnualReviewModel {
  readonly review: Resource<AnnualReview>
  index = 0
  /** True after the pause button or a key has paused the story. */
  paused = false
  /** True while the picture of the year is open. */
  picturing = false
  /** True while a finger touches the story. */
  private held = false
  private year: number | null = null
  private touch = { x: 0, at: 0 }
  /** Time until which taps are ignored, because they are part of a swipe or a long touch. */
  private ignoreTapsUntil = -Infinity
  private left = PAGE_TIME

  constructor(private readonly deps: Pick<ModelDeps, 'clock' | 'navigate' | 'platform' | 'screen' | 'stores'>) {
    const { screen } = deps
    this.review = screen.query(annualReview, () => (this.year === null ? {} : { year: this.year }), {
      when: () => this.loggedIn,
    })
    makeAutoObservable<this, 'touch' | 'ignoreTapsUntil' | 'left'>(
      this,
      { review: false, touch: false, ignoreTapsUntil: false, left: false },
      { autoBind: true, deep: false },
    )
    this.moveBySchedule()
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  get pages(): readonly PageKind[] {
    return this.review.value ? reviewPages(this.review.value) : []
  }

  get page(): PageKind | undefined {
    return this.pages[this.index]
  }

  get isLast(): boolean {
    return this.index >= this.pages.length - 1
  }

  /** True if the story advances automatically on this device. */
  get moves(): boolean {
    return !this.deps.platform.system.reducedMotion()
  }

  get running(): boolean {
    const { moves, paused, held, picturing, isLast } = this
    return moves && this.deps.screen.visible && !paused && !held && !picturing && !isLast
  }

  /** The other years that have visits. */
  get otherYears(): number[] {
    const { year = 0, years = [] } = this.review.value ?? {}
    return years.filter((each) => each !== year)
  }

  go(by: number): void {
    const next = Math.min(this.pages.length - 1, Math.max(0, this.index + by))
    if (next === this.index) return
    this.left = PAGE_TIME
    this.index = next
  }

  /** Handles a tap on the left or right part of the screen. */
  tap(by: number): void {
    if (this.deps.clock.elapsed() >= this.ignoreTapsUntil) this.go(by)
  }

  /** Handles an arrow key. Changing the page by key stops the automatic advance. */
  stepByKey(by: number): void {
    this.paused = true
    this.go(by)
  }

  touchStart(x: number): void {
    this.held = true
    this.touch = { x, at: this.deps.clock.elapsed() }
  }

  touchEnd(x: number | null): void {
    if (!this.held) return
    this.held = false
    const now = this.deps.clock.elapsed()
    const moved = x === null ? 0 : x - this.touch.x
    const isSwipe = Math.abs(moved) >= SWIPE
    if (isSwipe || now - this.touch.at > HOLD) this.ignoreTapsUntil = now + TAP_DELAY
    if (isSwipe) this.go(moved < 0 ? 1 : -1)
  }

  setPaused(paused: boolean): void {
    this.paused = paused
  }

  restart(): void {
    this.paused = false
    this.go(-this.index)
  }

  chooseYear(year: number): void {
    this.year = year
    this.restart()
  }

  setPicturing(open: boolean): void {
    this.picturing = open
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  /** Opens the next page when the display duration ends. After a pause, only the remaining duration is used. */
  private moveBySchedule(): void {
    const { clock, screen } = this.deps
    let cancel = (): void => undefined
    let since = 0
    screen.reaction(
      () => (this.running ? this.index : null),
      (index) => {
        cancel()
        cancel = (): void => undefined
        if (index === null) {
          if (since > 0) this.left = Math.max(0, this.left - (clock.elapsed() - since))
          since = 0
          return
        }
        since = clock.elapsed()
        cancel = screen.timeout(() => {
          since = 0
          this.go(1)
        }, this.left)
      },
      { fireImmediately: true },
    )
  }
}
