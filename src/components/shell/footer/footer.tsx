import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '../../services'
import { Pressable } from '../../ui/pressable/pressable'
import { useDeferredMount } from '../../ui/use-deferred-mount'
import styles from './footer.module.scss'

/**
 * Draws the merchant's links, company and license, which are required by law (shell §3, companyDesc and ICP). Draws
 * nothing if they do not exist.
 */
export const Footer = observer(() => {
  const { stores } = useServices()
  const { companyDesc = '', shopDomainIcpLicense = '', shopDomainIcpLicenseUrl = '' } = stores.shop.config ?? {}
  const { footerLinks } = stores.shop
  // A page's footer may render after the first frame.
  const due = useDeferredMount()
  if (!due) return null
  if (!companyDesc && !shopDomainIcpLicense && footerLinks.length === 0) return null
  return (
    <View className={styles.footer} role="contentinfo">
      {footerLinks.map(({ name, url }) => (
        <Pressable key={name} className={styles.link} role="link" to={url}>
          {name}
        </Pressable>
      ))}
      {companyDesc && <Text>{companyDesc}</Text>}
      {shopDomainIcpLicense && (
        <Pressable className={styles.link} role="link" to={shopDomainIcpLicenseUrl}>
          {shopDomainIcpLicense}
        </Pressable>
      )}
    </View>
  )
})
