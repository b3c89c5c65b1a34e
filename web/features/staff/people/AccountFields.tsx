import { useWatch, type UseFormReturn } from 'react-hook-form';
import { staffRoles } from '#src/contracts/common/access-rights.ts';
import type { NewAccountRequest } from '#src/contracts/staff/accounts.ts';
import { PASSWORD_LENGTH } from '#src/contracts/staff/own-account.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { PasswordField } from '../access/PasswordField.tsx';
import { roleLabels } from '../access/roleLabels.ts';
import { roleHints } from './roleHints.ts';

export const AccountFields = ({ form }: { form: UseFormReturn<NewAccountRequest> }) => {
  const { register, control, formState } = form;
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      <Field label="Nome" required error={errors.username?.message}>
        {(field) => (
          <Input {...field} {...register('username')} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <Field label="Ruolo" required hint={roleHints[role]} error={errors.role?.message}>
        {(field) => (
          <Select {...field} {...register('role')}>
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {roleLabels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PasswordField
        label="Prima password"
        error={errors.password?.message}
        {...register('password')}
        autoComplete="new-password"
        hint={`Almeno ${PASSWORD_LENGTH.min} caratteri. La persona la cambia in «Il mio accesso».`}
      />
      <PasswordField
        label="La tua password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
        autoComplete="current-password"
      />
    </>
  );
};
