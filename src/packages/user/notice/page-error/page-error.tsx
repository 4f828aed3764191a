import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import { reasonText } from './reason-text'

/** Draws the error page for an invalid address: the reason and a next action. */
function PageError({ params }: { params: RouteParams<'page-error'> }) {
  const t = useTexts(userTexts)
  const home = { text: t('button.home'), to: linkTo('home') }
  return (
    <>
      <NavBar title={t('notice.error.title')} />
      <Empty scene="error" sentence={t(reasonText(params.reason))} hint={t('notice.error.hint')} action={home} />
    </>
  )
}

export default screen('page-error', PageError)
