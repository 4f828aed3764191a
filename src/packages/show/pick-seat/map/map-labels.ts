import { seatTexts } from '@/locales/namespaces/seat'
import { texts } from '@/locales/texts'
import type { MapLabels } from '@/seatmap/map-labels'
import type { PickSeatModel } from '../pick-seat.model'
import { partNote } from '../seat-labels'

/** Returns the texts of the map in the current language. */
export const mapLabels = (model: PickSeatModel): MapLabels => {
  const t = texts.translator(seatTexts)
  const kind = model.picking?.loaded?.map.stage.kind ?? 'stage'
  return {
    stage: t(`stage.${kind}`),
    sectionNote: (section) => {
      const part = model.picking?.counts?.sections[section]
      return part ? partNote(t, part, model.hiding) : ''
    },
  }
}
