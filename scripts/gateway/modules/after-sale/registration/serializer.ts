import type { Language } from '../../../core/localized-text'
import { serializeOpenShow } from '../../catalogue/open-show/serializer-service'
import { cancelUntilOf } from './cancel-service'
import type { ReadRegistration } from './read-service'

/** Serializes a registration (contract: api/registration Registration). Documents are masked. */
export const serializeRegistration = ({ row, show, people, steps, answers }: ReadRegistration, lang: Language) => ({
  ...{ registrationId: row.registration_id, state: row.state, reason: row.reason, version: row.version },
  show: serializeOpenShow(show, lang),
  ...{ sessionIds: row.session_ids, sessionId: row.session_id, quantity: row.quantity, came: row.came },
  people: people.map(({ person_id: personId, person_key: personKey, name, id_type: idType, id_mask: idNo }) => ({
    ...{ personId, personKey, name, idType, idNo },
  })),
  ...{ startsAt: row.starts_at, endsAt: row.ends_at, cancelUntil: cancelUntilOf(row, show.row) },
  form: row.form_id === null ? null : { formId: row.form_id, version: row.form_version },
  answers: answers.map(({ fieldId, personKey, value, deletedOn }) => ({ fieldId, personKey, value, deletedOn })),
  changes: row.change_fields && { fieldIds: row.change_fields, until: row.change_until },
  steps: steps.map(({ state, at }) => ({ state, at })),
  ...{ drawHash: row.draw_hash, isLate: row.is_late, counts: row.counts ?? false },
})
