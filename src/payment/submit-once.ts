import type { Clock } from '@/lib/clock'
import { digest } from '@/lib/digest'
import { randomKey } from '@/lib/random-key'
import { keys as storageKeys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'
import type { Call } from '@/request/call'
import type { Client } from '@/request/client'
import { isRefusal, isRequestError } from '@/request/errors'

/** Limits the storage; few orders have an unknown outcome at once. */
const MAX_ENTRIES = 5

/**
 * Idempotency keys of submitted contents. They are stored across retries and reloads until the gateway has answered, so
 * that a lost answer never buys or refunds twice. Entries expire with an unpaid order.
 */
export class SubmissionKeys {
  constructor(
    private readonly deps: {
      storage: HostStorage
      clock: Clock
      userId: string
      /** The shop's deadline of an unpaid order, minutes. */
      unpaidMinutes: number
    },
    private readonly newKey: () => string = randomKey,
  ) {}

  /** Returns the key of this content: that of an earlier try without an answer, else a new one. */
  keyFor(content: object): string {
    const name = digest(JSON.stringify(content))
    const stored = this.fresh()
    const key = stored.find((entry) => entry.content === name)?.key ?? this.newKey()
    const entry = { content: name, key, savedAt: this.deps.clock.now() }
    this.write([entry, ...stored.filter(({ content: other }) => other !== name)])
    return key
  }

  /** The gateway has answered for this content: the same content sent later gets a new key. */
  done(content: object): void {
    const name = digest(JSON.stringify(content))
    this.write(this.fresh().filter((entry) => entry.content !== name))
  }

  private fresh() {
    const { storage, clock, userId, unpaidMinutes } = this.deps
    const now = clock.now()
    return (storage.read(storageKeys.submissionKeys, userId) ?? []).filter(
      ({ savedAt }) => now - savedAt < unpaidMinutes * 60_000,
    )
  }

  private write(entries: ReturnType<SubmissionKeys['fresh']>): void {
    const { storage, userId } = this.deps
    if (entries.length === 0) storage.remove(storageKeys.submissionKeys, userId)
    else storage.write(storageKeys.submissionKeys, entries.slice(0, MAX_ENTRIES), userId)
  }
}

/** Outcome of a submission. */
export type Submitted<Created> =
  | { kind: 'created'; created: Created }
  /** Another price than the agreed one: the buyer confirms the new one (decision 26). */
  | { kind: 'price-changed'; error: unknown }
  | { kind: 'refused'; error: unknown }
  /** No answer: it may have succeeded. The same content sent again gets that answer. */
  | { kind: 'unknown'; error: unknown }

/** A call that must not run twice, such as an order, a refund or a rebooking. */
export interface Submission<Content extends object, Created> {
  call: Call<Content & { idempotencyKey: string }, Created>
  /** Codes of a changed price. */
  priceCodes: readonly number[]
  /** Further codes that the screen shows itself. */
  handledStatuses: readonly number[]
}

/** Sends a call and returns the kind of its outcome. Never rejects. */
export const submit = async <Created>(
  send: () => Promise<Created>,
  priceCodes: readonly number[] = [],
): Promise<Submitted<Created>> => {
  try {
    return { kind: 'created', created: await send() }
  } catch (error) {
    // Without an answer of the gateway it is unknown if the call succeeded.
    if (!isRefusal(error)) return { kind: 'unknown', error }
    const changed = isRequestError(error) && priceCodes.includes(error.statusCode ?? 0)
    return { kind: changed ? 'price-changed' : 'refused', error }
  }
}

/** Sends a submission under the key of its content. Never rejects. */
export const submitOnce = async <Content extends object, Created>(
  client: Client,
  keys: SubmissionKeys,
  { call, priceCodes, handledStatuses }: Submission<Content, Created>,
  content: Content,
): Promise<Submitted<Created>> => {
  const options = { inlineErrors: true, handledStatuses: [...priceCodes, ...handledStatuses] }
  const send = () => client.call(call, { ...content, idempotencyKey: keys.keyFor(content) }, options)
  const submitted = await submit(send, priceCodes)
  if (submitted.kind !== 'unknown') keys.done(content)
  return submitted
}
