import { sealOf } from '../../../../../src/domain/draw/draw'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { OfferedSession, ReadOpenShow } from './service'

const serializeSession = ({ row, state, left }: OfferedSession) => ({
  ...{ sessionId: row.session_id, startsAt: row.starts_at, endsAt: row.ends_at, quota: row.quota, state },
  left: state === 'FEW' ? left : null,
})

/** Serializes an open show with its rules (contract: api/open-show OpenShow). */
export const serializeOpenShow = ({ row, phase, venue, sessions }: ReadOpenShow, lang: Language) => ({
  ...{ showId: row.show_id, name: row.name[lang], pictureUrl: row.picture_url, phase },
  content: row.content.map((paragraph) => paragraph[lang]),
  ...{ venueId: row.venue_id, venueName: venue.name[lang], address: venue.address[lang] },
  ...{ lat: venue.lat, lng: venue.lng, utcOffset: row.utc_offset },
  ...{ giving: row.giving, opensAt: row.opens_at, closesAt: row.closes_at, decidesAt: row.decides_at },
  ...{ needs: row.needs, perAccount: row.per_account, groupMax: row.group_max, minAge: row.min_age },
  cancelBefore: row.cancel_before,
  form: row.form_id === null ? null : { formId: row.form_id, version: row.form_version },
  sessions: sessions.map(serializeSession),
})

/**
 * Serializes the public part of a draw (contract: api/open-show OpenShowDraw). The hash of the secret is always public,
 * the list after the window, and the secret after the draw.
 */
export const serializeDraw = (
  { row, sessions }: ReadOpenShow,
  draw: Row<'open_show_draws'>,
  entries: readonly Row<'open_show_entries'>[],
) => ({
  ...{ showId: row.show_id, seal: sealOf(draw.secret), beaconRound: draw.beacon_round, root: draw.root },
  ...{ secret: draw.drawn_at === null ? null : draw.secret, beacon: draw.beacon, drawnAt: draw.drawn_at },
  quotas: sessions.map(({ row: { session_id: sessionId, quota } }) => ({ sessionId, quota })),
  entries: entries.map(({ hash, size, session_ids: sessionIds, session_id: sessionId }) => ({
    ...{ hash, size, sessionIds, sessionId },
  })),
})
