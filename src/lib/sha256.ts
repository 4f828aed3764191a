/** Fractional parts of the roots of the first primes, 32 bits each. `root` is 2 or 3. Source: FIPS 180-4 §4.2.2, §5.3.3. */
const fractions = (count: number, root: 2 | 3): Int32Array => {
  const values = new Int32Array(count)
  for (let prime = 2, at = 0; at < count; prime++) {
    let isPrime = true
    for (let factor = 2; factor * factor <= prime; factor++) if (prime % factor === 0) isPrime = false
    if (isPrime) values[at++] = (prime ** (1 / root) % 1) * 2 ** 32
  }
  return values
}

const INITIAL = fractions(8, 2)
const ROUNDS = fractions(64, 3)
const BLOCK = 64
const schedule = new Int32Array(64)

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** Adds one block of 64 bytes to a state. Source: FIPS 180-4 §6.2.2. */
const compress = (into: Int32Array, bytes: Uint8Array, offset: number): void => {
  for (let at = 0; at < 16; at++) {
    const from = offset + at * 4
    schedule[at] = (bytes[from] << 24) | (bytes[from + 1] << 16) | (bytes[from + 2] << 8) | bytes[from + 3]
  }
  for (let at = 16; at < 64; at++) {
    const far = schedule[at - 15]
    const near = schedule[at - 2]
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    schedule[at] = schedule[at - 16] + low + schedule[at - 7] + high
  }
  // Without destructuring, which is slow here: a draw hashes 100,000 entries.
  let a = into[0]
  let b = into[1]
  let c = into[2]
  let d = into[3]
  let e = into[4]
  let f = into[5]
  let g = into[6]
  let h = into[7]
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[at] + schedule[at]) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  into[0] += a
  into[1] += b
  into[2] += c
  into[3] += d
  into[4] += e
  into[5] += f
  into[6] += g
  into[7] += h
}

/** Buffers that hashes of short messages share, because a draw hashes 100,000 of them. */
const state = new Int32Array(8)
const shortBlock = new Uint8Array(BLOCK)

/** Hashes a message after `before` bytes that the state already contains, a multiple of 64. */
const finish = (start: Int32Array, before: number, message: Uint8Array): Uint8Array => {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const padded = size === BLOCK ? shortBlock.fill(0) : new Uint8Array(size)
  padded.set(message)
  padded[message.length] = 0x80
  const bits = (before + message.length) * 8
  for (let at = 1, left = bits; left > 0; at++, left = Math.floor(left / 256)) padded[size - at] = left
  state.set(start)
  for (let at = 0; at < size; at += BLOCK) compress(state, padded, at)
  const digest = new Uint8Array(32)
  for (let at = 0; at < 32; at++) digest[at] = state[at >> 2] >> (24 - (at & 3) * 8)
  return digest
}

/**
 * Returns SHA-256 (32 bytes). Implemented here, because tweetnacl has only SHA-512, and @noble/hashes needs `BigInt`,
 * which some hosts lack. Source: FIPS 180-4.
 */
export const sha256 = (message: Uint8Array): Uint8Array => finish(INITIAL, 0, message)

/** Returns a function that computes HMAC-SHA-256 (32 bytes) with a key, for many messages. Source: RFC 2104. */
export const hmacSha256 = (key: Uint8Array): ((message: Uint8Array) => Uint8Array) => {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const stateOf = (mask: number): Int32Array => {
    const keyed = INITIAL.slice()
    compress(
      keyed,
      block.map((byte) => byte ^ mask),
      0,
    )
    return keyed
  }
  const [inner, outer] = [stateOf(0x36), stateOf(0x5c)]
  return (message) => finish(outer, BLOCK, finish(inner, BLOCK, message))
}
