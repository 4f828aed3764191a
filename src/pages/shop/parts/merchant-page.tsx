import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { Favorites } from '@/components/favorite/favorites/favorites'
import { FavoritesModel } from '@/components/favorite/favorites/favorites.model'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'

/** Draws the tab of a merchant without goods: the buyer's favorite shows. */
export const MerchantPage = observer(() => {
  const t = useTexts()
  const { navigate, stores } = useServices()
  return (
    <>
      <NavBar title={t('favorite.title')} back={false} />
      {stores.user.loggedIn ? (
        <OwnFavorites />
      ) : (
        <Empty
          scene="login"
          sentence={t('favorite.guest')}
          hint={t('favorite.emptyHint')}
          action={{
            text: t('mine.loginOrRegister'),
            to: navigate.loginLink(),
            onClick: () => void navigate.openLogin(),
          }}
        />
      )}
    </>
  )
})

function OwnFavorites() {
  const model = useModel((deps) => new FavoritesModel(deps))
  useReachBottom(() => void model.more())
  return <Favorites model={model} />
}
