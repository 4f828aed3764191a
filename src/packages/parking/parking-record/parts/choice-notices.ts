import type { Services } from '@/components/services'
import { MAX_INVOICED_ORDERS } from '@/domain/invoice/state'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Shows the limit of payments of an invoice. */
export const notifyLimit = ({ dialogs }: Deps): void =>
  dialogs.toast(texts.translator(parkingRecordTexts)('parkingRecord.invoice.limit', { count: MAX_INVOICED_ORDERS }))

/** Shows that a payment must be chosen. */
export const notifyEmptyChoice = ({ dialogs }: Deps): void =>
  dialogs.toast(texts.translator(parkingRecordTexts)('parkingRecord.invoice.chooseFirst'))
