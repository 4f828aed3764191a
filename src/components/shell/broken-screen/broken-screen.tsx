import type { BrokenProps } from '@/router/error-boundary'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import { NavBar } from '../nav-bar/nav-bar'

/** Replaces a screen after a rendering error. Offers "try again"; the bar's back button leaves the screen. */
export function BrokenScreen({ onRetry }: BrokenProps) {
  const t = useTexts()
  const { navigate } = useServices()
  return (
    <>
      <NavBar title={t('error.page')} onBack={() => void navigate.back()} />
      <Empty scene="error" sentence={t('request.fallback')} action={{ text: t('button.retry'), onClick: onRetry }} />
    </>
  )
}
