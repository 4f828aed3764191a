export type CollectorName = 'device' | 'canvas' | 'audio' | 'webrtc' | 'location'

/** Collects a property that distinguishes devices. */
export interface Collector {
  name: CollectorName
  /** Timeout in ms (shell §9); 0 for a synchronous collector. */
  timeout: number
  /**
   * Returns a digest or a rounded value, never an address, a device id or personal text. Returns '' if there is no
   * value. Never rejects.
   */
  collect(): Promise<string>
}

/**
 * Loads the collectors of this host. Omits collectors that the host does not support, or that would show a permission
 * prompt.
 */
export type LoadCollectors = () => Promise<readonly Collector[]>
