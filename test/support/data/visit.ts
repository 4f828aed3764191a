import { NOW } from '../fake-clock'

/** A night at the theater, for responses about its tickets. */
export const VISIT = {
  ...{ showId: 'S1', showName: '潮声', posterUrl: '', posterColor: '', showTime: NOW + 26 * 3_600_000, utcOffset: 480 },
  ...{ isPermanent: false, venueName: '港湾剧院', cityName: '上海' },
}
