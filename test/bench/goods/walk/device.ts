import { CartStore } from '@/stores/cart'
import type { PaintedLine } from '@/stores/cart-painting'
import type { QueuedOperation } from '@/domain/cart/queue'
import { keys } from '@/platform/storage/keys'
import type { Call } from '@/request/call'
import type { Client } from '@/request/client'
import { RequestError } from '@/request/errors'
import { memoryStorage } from '../../../support/memory-storage'
import type { Arrival, CartGateway, Login } from './gateway'

/** State of a network. `lost`: requests arrive, and their responses do not. */
export type Network = 'up' | 'down' | 'lost'

/**
 * A device with the real cart of the storefront and its stored operations. Accounts log in and out, and its network
 * loses requests and responses.
 */
export class WalkDevice {
  network: Network = 'up'
  login: Login | null = null
  store: CartStore
  /** Lines that this device removed last. */
  removed: readonly PaintedLine[] = []
  /** User id that each operation on this device belongs to; '' for a visitor. */
  readonly owners = new Map<string, { userId: string; kind: string }>()
  readonly broken: string[] = []
  private readonly storage = memoryStorage()

  constructor(
    private readonly gateway: CartGateway,
    private readonly onArrival: (arrival: Arrival) => void,
  ) {
    this.store = this.open()
    const write = this.storage.write.bind(this.storage) as (
      ...values: unknown[]
    ) => ReturnType<typeof this.storage.write>
    Object.assign(this.storage, {
      write: (...values: unknown[]) => {
        this.note((values[0] === keys.cartQueues ? values[1] : {}) as Record<string, QueuedOperation[]>)
        return write(...values)
      },
    })
  }

  /** Ids of the operations that wait on this device. */
  get queued(): string[] {
    const queues: Record<string, QueuedOperation[]> = this.storage.read(keys.cartQueues) ?? {}
    return Object.values(queues).flatMap((queue) => queue.map(({ operationId }) => operationId))
  }

  /** User ids whose operations wait on this device; '' for a visitor. */
  get waitingUsers(): string[] {
    return Object.keys(this.storage.read(keys.cartQueues) ?? {})
  }

  /** Ends the app and opens it again with the same storage. */
  restart(): void {
    this.store = this.open()
    this.removed = []
  }

  async logIn(login: Login): Promise<void> {
    if (this.login) this.logOut()
    this.login = login
    await this.store.adopt()
  }

  logOut(): void {
    this.login = null
    this.removed = []
    this.store.clear()
  }

  private open(): CartStore {
    return new CartStore({
      client: { call: (call: Call<object, unknown>, params: object) => this.call(call, params) } as Client,
      storage: this.storage,
      clock: this.gateway.clock,
      loggedIn: () => this.login !== null,
      userId: () => this.login?.userId ?? '',
      enabled: () => true,
    })
  }

  private async call(call: Call<object, unknown>, params: object): Promise<unknown> {
    const { login } = this
    if (this.network === 'down' || !login) throw new RequestError({ kind: 'network' })
    const { status, body } = await this.gateway.send(login.token, call.method, call.path, params)
    if (body.statusCode !== 200)
      throw new RequestError({ kind: 'business', httpCode: status, statusCode: body.statusCode })
    if (call.path.endsWith('/operations'))
      this.onArrival({ userId: login.userId, params, answer: body.data } as Arrival)
    if (this.network === 'lost') throw new RequestError({ kind: 'network' })
    return call.read(body.data)
  }

  /** Records the owners of operations. Only operations of a visitor may move, to the account that logs in. */
  private note(queues: Readonly<Record<string, QueuedOperation[]>>): void {
    for (const [userId, queue] of Object.entries(queues))
      for (const { operationId, kind } of queue) {
        const owner = this.owners.get(operationId)
        if (owner && owner.userId !== userId && owner.userId !== '')
          this.broken.push(`${operationId} moved from ${owner.userId} to ${userId}`)
        this.owners.set(operationId, { userId, kind })
      }
  }
}
