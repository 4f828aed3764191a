import { texts } from '../texts'
import type { LocalizedText } from '../../../../core/localized-text'

type Level = 'house' | 'stalls' | 'tier1' | 'tier2' | 'tier3' | 'floor' | 'pitch' | 'lower' | 'middle' | 'upper'

export const levelName = (name: Level): LocalizedText => texts.translateAll(`venue.level.${name}`)

/** Returns the name of an entrance from its letter or number. */
export const gateName = (gate: string): LocalizedText => texts.translateAll('venue.gate', { gate })
