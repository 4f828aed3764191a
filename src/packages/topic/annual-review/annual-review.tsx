import { View } from '@tarojs/components'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { topicTexts } from '@/locales/namespaces/topic'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { AnnualReviewModel } from './annual-review.model'
import styles from './annual-review.module.scss'
import { Story } from './parts/story/story'

/** Screen of the yearly review of a buyer's shows, page by page. */
function AnnualReview() {
  const t = useTexts(topicTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new AnnualReviewModel(deps))
  const guest = (
    <Empty
      scene="login"
      sentence={t('review.guest')}
      hint={t('review.guestHint')}
      action={{ text: t('mine.loginOrRegister'), to: navigate.loginLink(), onClick: model.login }}
    />
  )
  const empty = (
    <Empty
      scene="no-ticket"
      sentence={t('review.empty')}
      hint={t('review.emptyHint')}
      action={{ text: t('button.browse'), to: linkTo('all') }}
    />
  )
  return (
    <>
      <NavBar title={t('review.title')} />
      <View className={styles.page}>
        {model.loggedIn ? (
          <AsyncView of={model.review} skeleton={<Skeleton shape="block" height="560px" className={styles.skeleton} />}>
            {(review) => (review.visitCount === 0 ? empty : <Story model={model} review={review} />)}
          </AsyncView>
        ) : (
          guest
        )}
      </View>
    </>
  )
}

export default screen('annual-review', AnnualReview)
