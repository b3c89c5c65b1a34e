import { MenuLoadState } from '../menu/MenuLoadState.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { TableMenu } from './TableMenu.tsx';
import { TableMenuHeader } from './TableMenuHeader.tsx';
import { TableMenuStyles } from './tableMenuStyles.ts';

export const TableMenuPage = () => {
  const { card, failed, retry } = useMenu();
  return (
    <>
      <TableMenuStyles />
      <TableMenuHeader />
      {card ? <TableMenu card={card} /> : <MenuLoadState failed={failed} retry={retry} />}
    </>
  );
};
