/** A set of whole numbers from 0, with one bit per number. All sets of one index have the same length. */
export type Bits = Int32Array

/** Returns an empty set with space for the numbers below `size`. */
export const emptyBits = (size: number): Bits => new Int32Array((size + 31) >>> 5)

/** Adds a number to a set. */
export const addBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] |= 1 << (at & 31)
}

/** Removes a number from a set. */
export const removeBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] &= ~(1 << (at & 31))
}

/** Removes all numbers from a set that are not in the other set. */
export const retain = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] &= other[word]
}

/** Returns the numbers that are in both sets. */
export const intersection = (one: Bits, other: Bits): Bits => {
  const both = new Int32Array(one.length)
  for (let word = 0; word < both.length; word += 1) both[word] = one[word] & other[word]
  return both
}

/** Returns the numbers of a set that are not in the other set. */
export const difference = (bits: Bits, other: Bits): Bits => {
  const rest = new Int32Array(bits.length)
  for (let word = 0; word < rest.length; word += 1) rest[word] = bits[word] & ~other[word]
  return rest
}

/** Removes the numbers of the other set from a set, unless none would be left. */
export const removeUnlessAll = (bits: Bits, other: Bits): void => {
  let word = 0
  while (word < bits.length && (bits[word] & ~other[word]) === 0) word += 1
  if (word === bits.length) return
  bits.fill(0, 0, word)
  for (; word < bits.length; word += 1) bits[word] &= ~other[word]
}

/** Adds all numbers of the other set to a set. */
export const include = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] |= other[word]
}

/** Returns true if a number is in both sets. */
export const meet = (one: Bits, other: Bits): boolean => {
  for (let word = 0; word < one.length; word += 1) if ((one[word] & other[word]) !== 0) return true
  return false
}

/** Returns true if a number is in all three sets. */
export const meetAll = (one: Bits, other: Bits, third: Bits): boolean => {
  for (let word = 0; word < one.length; word += 1) if ((one[word] & other[word] & third[word]) !== 0) return true
  return false
}

/** Returns the lowest number of a set, or -1 if the set is empty. */
export const firstBit = (bits: Bits): number => {
  for (let word = 0; word < bits.length; word += 1) {
    // `x & -x` is the lowest bit that is set.
    if (bits[word] !== 0) return word * 32 + 31 - Math.clz32(bits[word] & -bits[word])
  }
  return -1
}

/** Returns the highest number of a set, or -1 if the set is empty. */
export const lastBit = (bits: Bits): number => {
  for (let word = bits.length - 1; word >= 0; word -= 1)
    if (bits[word] !== 0) return word * 32 + 31 - Math.clz32(bits[word])
  return -1
}
