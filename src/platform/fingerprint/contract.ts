export type CollectorName = 'device' | 'canvas' | 'audio' | 'webrtc' | 'location'

/** A property that distinguishes devices. */
export interface Collector {
  name: CollectorName
  /** Timeout in ms (shell §9); 0 for a synchronous one. */
  timeout: number
  /** Returns a digest or a rounded value: no address, device id or personal text. '' without one; never rejects. */
  collect(): Promise<string>
}

/** Loads the collectors of this host, without those that it lacks or that would prompt the buyer. */
export type LoadCollectors = () => Promise<readonly Collector[]>
