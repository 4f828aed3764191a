import { useTexts } from '@/components/texts'
import { Badge, type BadgeProps } from '@/components/ui/badge/badge'
import type { CertificationState } from '@/domain/identity/certification'
import { identityTexts } from '@/locales/namespaces/identity'

const TONES: Record<CertificationState, NonNullable<BadgeProps['tone']>> = {
  none: 'plain',
  passed: 'success',
  pending: 'notice',
  refused: 'danger',
  expired: 'danger',
}

/** Draws the state of a certification as a badge with one word. */
export function StateBadge({ state }: { state: CertificationState }) {
  const t = useTexts(identityTexts)
  return <Badge tone={TONES[state]}>{t(`identity.state.${state}`)}</Badge>
}
