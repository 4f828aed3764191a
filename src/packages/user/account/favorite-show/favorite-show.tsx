import { ScrollView } from '@tarojs/components'
import { Favorites } from '@/components/favorite/favorites/favorites'
import { FavoritesModel } from '@/components/favorite/favorites/favorites.model'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import styles from './favorite-show.module.scss'

/** Screen of the buyer's favorite shows. */
function FavoriteShow() {
  const t = useTexts()
  const model = useModel((deps) => new FavoritesModel(deps))
  return (
    <>
      <NavBar title={t('favorite.title')} />
      <ScrollView className={styles.scroll} scrollY onScrollToLower={() => void model.more()}>
        <Favorites model={model} />
      </ScrollView>
    </>
  )
}

export default screen('favorite-show', FavoriteShow)
