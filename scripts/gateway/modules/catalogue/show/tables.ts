import type { RebookRule } from '../../../../../src/domain/rebook/rule'
import type { ResaleRule } from '../../../../../src/domain/resale/rule'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { LocalizedText } from '../../../core/localized-text'

interface Performer {
  role: LocalizedText
  name: LocalizedText
}

interface ShowTagRow {
  type: string
  title: LocalizedText
}

export type DescriptionRow =
  | { type: 'HEADING' | 'PARAGRAPH'; text: LocalizedText }
  | { type: 'RICH_TEXT'; html: LocalizedText }
  | { type: 'IMAGE'; imageUrl: string; alt: LocalizedText }

export interface ShowFactsView {
  show_id: string
  min_price: number | null
  max_price: number | null
  first_time: number | null
  last_time: number | null
  remaining: number
}

declare module '../../../core/database/database' {
  interface Narrowed {
    tours: { name: LocalizedText; description: LocalizedText }
    show_groups: { name: LocalizedText; description: LocalizedText }
    shows: {
      name: LocalizedText
      advertise: LocalizedText
      performers: Performer[]
      description: DescriptionRow[]
      tags: ShowTagRow[]
      notes: string[]
      alert: LocalizedText | null
      button: LocalizedText | null
      id_types: string[]
      deliver_methods: string[]
      refund_rule: RefundRule
      /** Deadline of rebookings, or null for a show without rebooking. */
      rebook_rule: RebookRule | null
      /** Fee and deadline of resales, or null for a show without resale. */
      resale_rule: ResaleRule | null
    }
    show_facts: ShowFactsView
    promotions: { category: 'FULL' | 'PER' | 'DISCOUNT'; title: LocalizedText; description: LocalizedText }
  }
}
