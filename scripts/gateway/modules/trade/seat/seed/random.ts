/** Returns a generator of pseudo-random numbers in [0, 1). Equal texts give equal numbers (FNV-1a, mulberry32). */
export const randomOf = (text: string): (() => number) => {
  let seed = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
