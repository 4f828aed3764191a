import type { Permit } from '@/api/permit'
import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { useHostAction } from '@/components/ui/use-host-action'
import { permitTexts } from '@/locales/namespaces/permit'
import { rangeText } from './dates'

/** Draws the event of a permit: place, days, company, and the person who answers questions. */
export function ProjectCard({ project, companyName }: { project: Permit['project']; companyName?: string }) {
  const t = useTexts(permitTexts)
  const { platform } = useServices()
  const { name, venueName, firstDay, lastDay, contact } = project
  const now = useNow()
  const run = useHostAction()
  const call = () => run(platform.phoneCall(contact.phone))
  return (
    <Card title={name} note={venueName}>
      <FactRow title={t('permit.days')} value={rangeText(firstDay, lastDay, now, t)} />
      <FactRow title={t('permit.company')} value={companyName ?? null} />
      <FactRow title={t('permit.contact')} value={contact.name}>
        <Button kind="quiet" size="s" label={t('permit.callContact', { name: contact.name })} onClick={call}>
          {t('permit.call')}
        </Button>
      </FactRow>
    </Card>
  )
}
