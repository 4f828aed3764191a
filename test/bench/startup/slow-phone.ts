/** The network profile "Slow 4G" of Chrome: latency 562.5 ms, 1.44 Mbit/s down, 0.675 Mbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
export const CPU_SLOWDOWN = 4
/** Slow-down factors of the processor: for a current phone, and for a phone that is some years old. */
export const CPU_SLOWDOWNS = [CPU_SLOWDOWN, 6] as const
