/** Webhooks at the desk: create one, see what its receiver answers, send again, switch off and on (HKS-06). */
import { openReceiver, verifiedBy } from '../support/webhook-receiver.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, signInAsDemo } from './desk.ts'
import { expect, SLOW, test } from './shop.ts'

// A refused address is part of this test; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })

test(
  'HKS-06 HKS-01 a webhook is created with a secret that is shown once; its deliveries are listed and sent again',
  SLOW,
  async ({ page, shop }) => {
    const receiver = await openReceiver()
    try {
      await signInAsDemo(page, shop, '/webhooks')
      await expect(page.getByText('No webhooks yet')).toBeVisible()
      await page.getByRole('button', { name: 'New webhook' }).click()
      const dialog = page.getByRole('dialog')
      const create = dialog.getByRole('button', { name: 'Create webhook' })
      await dialog.getByLabel('Name').fill('Warehouse')
      await dialog.getByLabel('Address').fill('ftp://127.0.0.1/in')
      await expect(create).toBeDisabled()
      await dialog.getByLabel('Order paid').check()
      await dialog.getByLabel('Stock changed').check()
      await create.click()
      await expect(dialog.getByText('Enter a complete address')).toBeVisible()
      await expectAccessibleInBothSchemes(page, '[role=dialog]')
      await dialog.getByLabel('Address').fill(receiver.url)
      await create.click()
      const secret = await dialog.locator('code').innerText()
      expect(secret).toMatch(/^whsec_/)
      await dialog.getByRole('button', { name: 'Done' }).click()

      // Its own screen, with the answer to a test.
      await expect(page.getByRole('heading', { level: 1, name: 'Warehouse' })).toBeVisible()
      await expect(page.getByText('Nothing was sent yet')).toBeVisible()
      await page.getByRole('button', { name: 'Send a test' }).click()
      await expect(dialog.getByText('The receiver accepted the test.')).toBeVisible()
      await expect(dialog.getByText('thanks')).toBeVisible()
      expect(receiver.received.map((one) => verifiedBy(one, [secret]))).toEqual([[secret]])
      await dialog.getByRole('button', { name: 'Close' }).click()
      const grid = page.getByRole('grid', { name: 'Deliveries' })
      await expect(grid.getByRole('row')).toHaveCount(2)
      await expect(grid.getByText('Delivered')).toBeVisible()
      await expect(grid.getByText(/^\d+ ms$/)).toBeVisible()

      // One that fails, and is sent again.
      receiver.answerWith((response) => void response.writeHead(500).end('<b>out of socks</b>'))
      await page.getByRole('button', { name: 'Send a test' }).click()
      await expect(dialog.getByText('The receiver did not accept the test.')).toBeVisible()
      await expect(dialog.getByText('<b>out of socks</b>')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(grid.getByText('Failed for good')).toBeVisible()
      await grid.getByRole('button', { name: 'Test', exact: true }).first().click()
      await expect(dialog.getByText('The receiver answered with an error.')).toBeVisible()
      await expectAccessibleInBothSchemes(page, '[role=dialog]')
      await dialog.getByRole('button', { name: 'Close' }).click()
      receiver.answerWith((response) => void response.end())
      await grid.getByRole('row').nth(1).getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: 'Send again' }).click()
      await expect(page.getByText('1 delivery is sent again.')).toBeVisible()
      await expect.poll(() => receiver.received.length).toBe(3)
      const [, failed, again] = receiver.received
      expect(again?.headers['webhook-id']).toBe(failed?.headers['webhook-id'])
      await expectAccessibleInBothSchemes(page)
      await expectNoSidewaysScroll(page)

      // Off, and gone.
      const choose = async (action: string): Promise<void> => {
        await page.getByRole('button', { name: 'More actions' }).click()
        await page.getByRole('menuitem', { name: action }).click()
      }
      await choose('Rotate the secret')
      await page.getByRole('button', { name: 'Rotate the secret' }).click()
      await expect(page.getByRole('dialog').locator('code')).toContainText('whsec_')
      await page.getByRole('button', { name: 'Done' }).click()
      // The next change is of the version that is on the screen.
      await expect(page.getByText('Signs with the old secret, too')).toBeVisible()
      await choose('Switch off')
      await page.getByRole('button', { name: 'Switch off' }).click()
      await expect(page.getByText('Warehouse is off.')).toBeVisible()
      await page.getByRole('button', { name: 'Switch on' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Switch on' }).click()
      await expect(page.getByText('Warehouse is on.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Switch on' })).toHaveCount(0)
      await choose('Remove')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('No webhooks yet')).toBeVisible()
    } finally {
      receiver.close()
    }
  },
)
