'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type Capability, type ClassRole, hasClassCapability } from '@/lib/domain/class/adults';

const Part = createContext<ClassRole>('owner');

/** Around the pages of a class: the viewer's part in it. */
export function ClassRoleProvider({ role, children }: { role: ClassRole; children: ReactNode }) {
  return <Part value={role}>{children}</Part>;
}

export const useHasClassCapability = (needs: Capability): boolean =>
  hasClassCapability(useContext(Part), needs);

/**
 * Shows what changes a class to those whose part allows it. The server decides by itself; this only
 * spares the others buttons that would be refused.
 */
export function IfAllowedInClass({
  needs,
  otherwise = null,
  children,
}: {
  needs: Capability;
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return useHasClassCapability(needs) ? children : otherwise;
}
