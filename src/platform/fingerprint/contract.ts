export type CollectorName = 'device' | 'canvas' | 'audio' | 'webrtc' | 'location'

/** One thing that tells devices apart. */
export interface Collector {
  name: CollectorName
  /** Ms it may take (shell §9); 0 for one that answers at once. */
  timeout: number
  /** A digest or a rounded value: never an address, an id of the device or a text of a person. '' for nothing; never rejects. */
  collect(): Promise<string>
}

/** The collectors of this host; what it lacks, and what it would have to ask the buyer for, is not among them. */
export type LoadCollectors = () => Promise<readonly Collector[]>
