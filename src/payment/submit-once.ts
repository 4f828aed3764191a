import type { Clock } from '@/lib/clock'
import { digest } from '@/lib/digest'
import { randomKey } from '@/lib/random-key'
import { keys as storageKeys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'
import type { Call } from '@/request/call'
import type { Client } from '@/request/client'
import { isRefusal, isRequestError } from '@/request/errors'

/** Maximum number of stored keys. Few submissions have an unknown outcome at the same time. */
const MAX_ENTRIES = 5

/**
 * Idempotency keys of submitted contents. A key is stored across retries and reloads until the gateway responds. A lost
 * response therefore never causes a second purchase or refund.
 *
 * A key expires after the time limit of an unpaid order.
 */
export class SubmissionKeys {
  constructor(
    private readonly deps: {
      storage: HostStorage
      clock: Clock
      userId: string
      /** Time limit of an unpaid order in this shop, in minutes. */
      unpaidMinutes: number
    },
    private readonly newKey: () => string = randomKey,
  ) {}

  /** Returns the idempotency key of this content. Reuses the key of an earlier attempt if its outcome is unknown. */
  keyFor(content: object): string {
    const name = digest(JSON.stringify(content))
    const stored = this.fresh()
    const key = stored.find((entry) => entry.content === name)?.key ?? this.newKey()
    const entry = { content: name, key, savedAt: this.deps.clock.now() }
    this.write([entry, ...stored.filter(({ content: other }) => other !== name)])
    return key
  }

  /**
   * Removes the key of this content, because the gateway has responded. If the same content is sent later, the
   * submission gets a new key.
   */
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
  /** The price differs from the one that the buyer agreed to. The buyer must confirm the new price (decision 26). */
  | { kind: 'price-changed'; error: unknown }
  | { kind: 'refused'; error: unknown }
  /**
   * No response arrived, so the call may have succeeded. Sending the same content again returns the result of the first
   * call.
   */
  | { kind: 'unknown'; error: unknown }

/** A call that must not run twice, such as an order, a refund or a rebooking. */
export interface Submission<Content extends object, Created> {
  call: Call<Content & { idempotencyKey: string }, Created>
  /** Error codes for a changed price. */
  priceCodes: readonly number[]
  /** Further error codes that the screen handles itself. */
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
    // If the gateway sent no response, the call may have succeeded.
    if (!isRefusal(error)) return { kind: 'unknown', error }
    const changed = isRequestError(error) && priceCodes.includes(error.statusCode ?? 0)
    return { kind: changed ? 'price-changed' : 'refused', error }
  }
}

/** Sends a submission with the idempotency key of its content. Never rejects. */
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
