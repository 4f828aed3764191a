export type CollectorName = 'device' | 'canvas' | 'audio' | 'webrtc' | 'location'

/** Collects a property that distinguishes devices. */
export interface Collector {
  name: CollectorName
  /** Timeout in ms (shell §9); 0 for a synchronous collector. */
  timeout: number
  /**
   * Returns a digest or a rounded value, never an address, a device id or personal text. Returns '' without a value;
   * never rejects.
   */
  collect(): Promise<string>
}

/** Loads the collectors of this host, without those that it does not support or that would show a permission prompt. */
export type LoadCollectors = () => Promise<readonly Collector[]>
