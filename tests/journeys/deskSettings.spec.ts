import { expect, expectAccessible, test } from '../guideTest.ts';
import { holdRequests } from '../holdRequests.ts';
import { signInAtDesk } from '../staffSessions.ts';

test.describe('the desk: settings', () => {
  // A change from today on would show in the footers of other journeys (companySettings.test.ts has it).
  test('plans a change of the company’s data and withdraws it', async ({ page }) => {
    await signInAtDesk(page, 'owner');
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const company = page.getByRole('region', { name: 'Company', exact: true });
    const phone = company.getByRole('textbox', { name: 'Phone' });
    await phone.fill('call us');
    await company.getByLabel('Applies from').fill('2027-12-24');
    await company.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please check the phone number.')).toBeVisible();
    await expect(phone).toBeFocused();
    await expectAccessible(page);

    const release = await holdRequests(page, '**/desk/settings/company');
    await phone.fill('033-777-7777');
    await company.getByRole('button', { name: 'Save', exact: true }).click();
    const planned = page.getByRole('region', { name: 'Planned changes' });
    const withdraw = planned.getByRole('button', { name: /^Withdraw the change from / });
    await test.step('what is typed while a change is being saved stays, and can be saved next', async () => {
      const representative = company.getByRole('textbox', { name: 'Representative (English)' });
      await representative.fill('Han Sora');
      release();
      await expect(page.getByText('Saved. It applies from')).toBeVisible();
      await expect(planned).toContainText('033-777-7777');
      await expect(phone).toHaveValue('');
      await expect(representative).toHaveValue('Han Sora');
      await company.getByLabel('Applies from').fill('2027-12-25');
      await company.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(planned).toContainText('Han Sora');
      await expect(representative).toHaveValue('');
    });
    await expectAccessible(page);
    await withdraw.last().click();
    await expect(withdraw).toHaveCount(1);
    await withdraw.click();
    await expect(planned).toBeHidden();
    await expect(page.getByText(/^The change from .* has been withdrawn\.$/)).toBeFocused();
    await expectAccessible(page);
  });
});
