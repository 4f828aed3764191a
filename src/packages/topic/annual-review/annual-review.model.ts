import { makeAutoObservable } from 'mobx'
import { annualReview, type AnnualReview } from '@/api/annual-review'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type PageKind, reviewPages } from './review-pages'

/** Display time of a page, ms. The animation of the progress bar takes the same time. */
export const PAGE_TIME = 6_000
/** Minimum distance of a swipe, CSS px (shell §9). */
const SWIPE = 100
/** Duration of a touch, ms, from which it only pauses the story. */
const HOLD = 300
/** Time after the end of a touch within which the host reports a tap, ms. */
const TAP_DELAY = 400

/** Model of the yearly review as a story: current page and automatic advance. */
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
  /** Time until which taps are ignored, because they belong to a swipe or a long touch. */
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

  /** The other years with visits. */
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

  /** Handles a tap on the left or the right zone. */
  tap(by: number): void {
    if (this.deps.clock.elapsed() >= this.ignoreTapsUntil) this.go(by)
  }

  /** Handles an arrow key. Manual navigation stops the automatic advance. */
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

  /** Moves to the next page when the display time ends. After a pause, waits for the remaining time. */
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
