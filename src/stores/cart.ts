import { makeAutoObservable, runInAction } from 'mobx'
import { type Cart, cart, cartCount, type CartLineData, changeCart } from '@/api/cart'
import type { Sku } from '@/api/goods'
import type { CartOperation, OperationAnswer } from '@/domain/cart/apply-operation'
import type { LineChange } from '@/domain/cart/changes'
import type { QueuedOperation } from '@/domain/cart/queue'
import type { Clock } from '@/lib/clock'
import { singleFlight } from '@/lib/single-flight'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Client } from '@/request/client'
import {
  type AddResult,
  answerOf,
  type CartAnswer,
  changesSince,
  isHeld,
  isInvalid,
  type LateAnswer,
  lateAnswers,
} from './cart-answers'
import { paint, painted, type PaintedLine, type ShownLine, shownLines } from './cart-painting'
import { CartQueue, operation } from './cart-queue'

export interface CartDeps {
  client: Client
  storage: HostStorage
  clock: Clock
  loggedIn: () => boolean
  userId: () => string
  /** Returns the merchant's switch for the cart (productCartConfig). */
  enabled: () => boolean
}

/** Goods to add to the cart. */
export interface CartAddition {
  spuId: string
  skuId: string
  quantity: number
  /** Show to which the goods belong. */
  showId?: string
}

/** Operations in one request; the gateway accepts at most 100. */
const BATCH = 50

/** Removed lines that can be painted again. */
const MAX_REMOVED = 99

const variantOf = ({ spuId, skuId, showId }: PaintedLine) => ({ spuId, skuId, showId })

/**
 * The cart. Each change is an operation with its own id, which is stored on the device until the gateway answers. The
 * lines result from the last answer and the waiting operations (decision 109).
 */
export class CartStore {
  /** Operations of the current user that the gateway has not answered, oldest first. */
  waiting: readonly QueuedOperation[] = []
  /** The last failure to send operations; null after a success. */
  failure: unknown = null
  /** Lines that another device has changed since they were shown. */
  changes: readonly LineChange<PaintedLine>[] = []
  /** Refusals and reductions without a waiting caller, for example of operations from an earlier visit. */
  lateAnswers: readonly LateAnswer[] = []
  /** Time of the last answer, epoch ms; null before the first one. */
  loadedAt: number | null = null
  private counted = 0
  private answered: Cart | null = null
  /** Lines that are no longer in the cart. */
  private removed: readonly PaintedLine[] = []
  /** Variants from the choosing sheet, by sku. */
  private chosen: ReadonlyMap<string, PaintedLine> = new Map()
  private sent: readonly string[] = []
  /** Answers that callers wait for; null before the answer. */
  private readonly answers = new Map<string, CartAnswer | null>()
  private readonly queue: CartQueue

  constructor(private readonly deps: CartDeps) {
    this.queue = new CartQueue(deps)
    makeAutoObservable(this, { send: false }, { autoBind: true, deep: false })
    this.readQueue()
    deps.storage.watch(keys.cartQueues, this.readQueue)
  }

  /** The lines in the order of their addition. Empty before the first answer. */
  get lines(): ShownLine[] {
    return shownLines(paint(this.allLines, this.waiting, this.known).lines, this.known)
  }

  get isLoaded(): boolean {
    return this.answered !== null
  }

  /** Number of pieces in the cart. */
  get count(): number {
    return this.answered ? this.lines.reduce((sum, { quantity }) => sum + quantity, 0) : this.counted
  }

  /** Number to show on the shop tab (shell §2). It is 0 for visitors, and if the merchant has no cart. */
  get badge(): number {
    return this.deps.loggedIn() && this.deps.enabled() ? this.count : 0
  }

  /** Sends waiting operations and loads the number of the badge. After a failure, the previous number remains. */
  async refresh(): Promise<void> {
    const { client, loggedIn, enabled } = this.deps
    if (!loggedIn() || !enabled()) return this.clear()
    try {
      if (this.waiting.length > 0) await this.send()
      else if (this.answered) await this.load()
      else {
        const { count } = await client.call(cartCount, {}, { silent: true })
        runInAction(() => {
          this.counted = count
        })
      }
    } catch {
      // A failed load shows no error, and the previous number remains.
    }
  }

  /** Loads the cart, after the waiting operations. Rejects if the gateway does not answer. */
  async load(): Promise<void> {
    const userId = this.deps.userId()
    if (this.waiting.length > 0) await this.send()
    const answer = await this.deps.client.call(cart, {}, { inlineErrors: true })
    if (this.deps.userId() === userId) this.receive(answer, [], [])
  }

  /** Removes the data of the account from memory. Its waiting operations remain on the device. */
  clear(): void {
    this.counted = 0
    this.answered = null
    this.loadedAt = null
    this.removed = []
    this.chosen = new Map()
    this.changes = []
    this.lateAnswers = []
    this.failure = null
    this.readQueue()
  }

  /** Appends the visitor's operations to the queue of the account that has logged in, and sends them. */
  async adopt(): Promise<void> {
    this.queue.adopt(this.deps.userId())
    this.clear()
    await this.refresh()
  }

  /** Adds goods to the cart. Returns the result for the line of the variant. */
  async add({ spuId, skuId, quantity, showId = '' }: CartAddition): Promise<AddResult> {
    const [answer] = await this.run([operation('ADD', { spuId, skuId, showId, quantity })])
    return answer ?? { outcome: isHeld(this.failure) ? 'HELD' : 'WAITING', quantity, reason: null }
  }

  /** Sets the quantity of a line. Returns the answer; null if the operation waits. */
  async setQuantity(line: PaintedLine, quantity: number): Promise<CartAnswer | null> {
    const [answer] = await this.run([operation('SET', { ...variantOf(line), quantity })])
    return answer
  }

  /** Replaces the variant of a line by another variant of its goods. Returns the answer; null if the operation waits. */
  async changeSku(line: PaintedLine, sku: Sku): Promise<CartAnswer | null> {
    const { skuId, idArr, price, stock, left } = sku
    const state = stock === 'NONE' ? 'SOLD_OUT' : 'OK'
    this.chosen = new Map(this.chosen).set(skuId, {
      ...line,
      skuId,
      idArr,
      price,
      addedPrice: price,
      stock,
      left,
      state,
    })
    const [answer] = await this.run([operation('CHANGE_SKU', { ...variantOf(line), skuId, fromSkuId: line.skuId })])
    return answer
  }

  /** Removes lines. Returns the answers; null for operations that wait. */
  remove(lines: readonly PaintedLine[]): Promise<(CartAnswer | null)[]> {
    return this.run(lines.map((line) => operation('REMOVE', variantOf(line))))
  }

  /**
   * Restores removed lines with their quantity and the price from the time when they were added. Returns the answers;
   * null for operations that wait.
   */
  async restore(lines: readonly PaintedLine[]): Promise<(CartAnswer | null)[]> {
    return this.run(lines.map((line) => operation('RESTORE', variantOf(line))))
  }

  /** Marks a change of another device as read. */
  dismissChange(change: LineChange<PaintedLine>): void {
    this.changes = this.changes.filter((each) => each !== change)
  }

  /** Marks late answers as read. */
  dismissAnswers(answers: readonly LateAnswer[]): void {
    this.lateAnswers = this.lateAnswers.filter((each) => !answers.includes(each))
  }

  /** Sends the waiting operations in their order. Never rejects; `failure` has the reason if the gateway did not answer. */
  readonly send = singleFlight(async (): Promise<void> => {
    let size = BATCH
    for (;;) {
      const userId = this.deps.userId()
      const batch = this.deps.loggedIn() ? this.queue.of(userId).slice(0, size) : []
      if (batch.length === 0) return
      const ids = batch.map(({ operationId }) => operationId)
      this.sent = ids
      try {
        const operations = batch.map(({ at: _, ...own }) => own)
        const answer = await this.deps.client.call(changeCart, { operations }, { silent: true })
        this.finish(userId, ids)
        if (this.deps.userId() === userId) this.receive(answer, batch, answer.answers)
      } catch (error) {
        if (!isInvalid(error)) return runInAction(() => void (this.failure = error))
        // An invalid operation is sent alone, so that the others of its batch are not lost.
        const isAlone = batch.length === 1
        size = isAlone ? BATCH : 1
        if (!isAlone) continue
        this.finish(userId, ids)
        if (this.deps.userId() === userId) this.store([answerOf(ids[0], 'NOT_FOUND')], [], [])
      } finally {
        this.sent = []
      }
    }
  })

  private get allLines(): readonly PaintedLine[] {
    return [...(this.answered?.lines ?? []).map(painted), ...this.removed]
  }

  private get known(): ReadonlyMap<string, PaintedLine> {
    return new Map([...this.chosen, ...this.allLines.map((line) => [line.skuId, line] as const).reverse()])
  }

  /**
   * Stores operations on the device and sends them. Returns their answers; null for an operation that is still waiting.
   */
  private async run(operations: readonly CartOperation[]): Promise<(CartAnswer | null)[]> {
    const { userId: user, loggedIn, clock } = this.deps
    const userId = user()
    const at = clock.now()
    const queued = operations.map((own) => ({ ...own, at }))
    const stored = this.queue.add(userId, queued, this.sent)
    const ids = operations.map(({ operationId }) => operationId)
    for (const id of ids) this.answers.set(id, stored.includes(id) ? null : answerOf(id, 'DEVICE_FULL'))
    this.readQueue()
    const isWaiting = () => this.queue.of(userId).some(({ operationId }) => ids.includes(operationId))
    do await this.send()
    // Operations that were added at the end of another request need their own.
    while (this.failure === null && loggedIn() && user() === userId && isWaiting())
    return ids.map((id) => {
      const answer = this.answers.get(id) ?? null
      this.answers.delete(id)
      return answer
    })
  }

  /** Stores answers for the callers that wait for them. Reports answers without a caller to the buyer. */
  private store(
    answers: readonly OperationAnswer[],
    operations: readonly CartOperation[],
    lines: readonly CartLineData[],
  ): void {
    const late = answers.filter(({ operationId }) => !this.answers.has(operationId))
    for (const each of answers) if (!late.includes(each)) this.answers.set(each.operationId, each)
    const reported = lateAnswers(late, operations, lines)
    if (reported.length > 0) this.lateAnswers = [...this.lateAnswers, ...reported]
  }

  private finish(userId: string, ids: readonly string[]): void {
    this.queue.remove(userId, ids)
    this.readQueue()
  }

  private readQueue(): void {
    this.waiting = this.queue.of(this.deps.userId())
  }

  private receive(answer: Cart, operations: readonly CartOperation[], answers: readonly OperationAnswer[]): void {
    this.failure = null
    this.store(answers, operations, answer.lines)
    if (this.answered && answer.version < this.answered.version) return
    const actual = answer.lines.map(painted)
    if (this.answered) {
      const before = paint(this.allLines, operations, this.known)
      const changes = changesSince(before, operations, answers, answer)
      const isNew = (change: LineChange<PaintedLine>) => !changes.some(({ line }) => line.lineId === change.line.lineId)
      this.changes = [...this.changes.filter(isNew), ...changes]
      const ids = new Set(actual.map(({ lineId }) => lineId))
      const gone = this.allLines.filter(({ lineId }) => !ids.has(lineId)).map((line) => ({ ...line, isRemoved: true }))
      this.removed = gone.slice(-MAX_REMOVED)
    }
    this.answered = answer
    this.loadedAt = this.deps.clock.now()
  }
}
