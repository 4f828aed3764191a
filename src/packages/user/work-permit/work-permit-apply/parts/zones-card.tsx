import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { TextArea } from '@/components/ui/text-area/text-area'
import { MAX_SENTENCE } from '@/domain/permit/permit'
import { permitTexts } from '@/locales/namespaces/permit'
import { ZoneRow } from '../../parts/zone-row'
import type { LeadProps } from './lead-props'

/** Draws the zones, and the field in which the applicant explains zones beyond the role. */
export const ZonesCard = observer(({ model, project: { zones } }: LeadProps) => {
  const t = useTexts(permitTexts)
  const { required, role, zoneIds, hasOtherZones, zoneReason, problem } = model
  const isMissing = required.isMissing('zones')
  return (
    <Card
      id={required.idOf('zones')}
      title={t('permit.zones')}
      problem={isMissing ? t(problem === 'ZONE_REASON' ? 'permit.need.zoneReason' : 'permit.need.zones') : ''}
    >
      {zones.map((zone) => {
        const isChosen = zoneIds.includes(zone.zoneId)
        return (
          <ZoneRow
            key={zone.zoneId}
            zone={zone}
            notes={[
              ...(role?.zoneIds.includes(zone.zoneId) ? [] : [t('permit.otherZone')]),
              ...(zone.needsTwo ? [t('permit.needsTwo')] : []),
            ]}
            onClick={() => model.toggleZone(zone.zoneId)}
            ariaPressed={isChosen}
            trail={t(isChosen ? 'permit.chosen' : 'permit.choose')}
          />
        )
      })}
      {hasOtherZones && (
        <TextArea
          label={t('permit.zoneReason')}
          value={zoneReason}
          maxlength={MAX_SENTENCE}
          required
          onInput={model.setZoneReason}
        />
      )}
    </Card>
  )
})
