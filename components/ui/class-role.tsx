'use client';

import { createContext, type ReactNode, useContext } from 'react';
import {
  type ClassCapability,
  type ClassRole,
  hasClassCapability,
} from '@/lib/domain/class/adults';

const RoleContext = createContext<ClassRole>('owner');

export function ClassRoleProvider({ role, children }: { role: ClassRole; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

export const useHasClassCapability = (needs: ClassCapability): boolean =>
  hasClassCapability(useContext(RoleContext), needs);

/**
 * Shows what changes a class to those whose role allows it. The server decides by itself; this only
 * spares the others buttons that would be refused.
 */
export function IfAllowedInClass({
  needs,
  otherwise = null,
  children,
}: {
  needs: ClassCapability;
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return useHasClassCapability(needs) ? children : otherwise;
}
